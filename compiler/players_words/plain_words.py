"""List the words of a sentence that ask for no question: those that say nothing, and those that stand by numbers."""

from __future__ import annotations

SAY_NOTHING = (
    "a an the of to on in at is are be it may must can could should do does did what when who whose which how why if i "
    "me my you your we our they their he she his her and or not but than then that this these there with from for by "
    "as has have had will would shall let lets one so such some"
)
"""Words that stand in every sentence."""

COUNTING = "at deal draw draws most least to past than game size goal total"
"""Words behind which a number counts something and is no rank."""

ABOUT_CARDS = "play wild starter value answer after forbid allow bonus challenge"
"""The statements whose first part is about cards, so that a number there is a rank."""
