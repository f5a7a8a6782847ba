"""Choose a table: how many players, and which options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from crazy8.arguments import whole_number, words
from crazy8.compiler.diagnostics.suggest import suggest
from crazy8.compiler.layers.options import choice_faults
from crazy8.compiler.topics.agreed import OptionOffer
from crazy8.compiler.topics.players.model import PlayerRange
from crazy8.errors import ChoiceError, NotFoundError

USUAL_PLAYERS = 4
"""The number of players if nobody says, where the variant allows it."""


def chosen_options(variant: str, offers: Sequence[OptionOffer], wanted: Iterable[str]) -> tuple[str, ...]:
    """Return the wanted options in the order of the rulebook; raises `NotFoundError` or `ChoiceError`."""
    names = [offer.name for offer in offers]
    asked = dict.fromkeys(words("options", wanted))
    for name in asked:
        if name not in names:
            raise _unknown_option(variant, name, names)
    chosen = tuple(name for name in names if name in asked)
    for fault in choice_faults(offers, chosen, offers[0].span) if chosen else ():
        raise ChoiceError(fault.message, fault.help_text)
    return chosen


def chosen_players(variant: str, seats: PlayerRange, wanted: int | None) -> int:
    """Return the wanted number of players, or the usual one; raises `ChoiceError` if the variant is not for so many."""
    if wanted is None:
        return min(max(USUAL_PLAYERS, seats.fewest), seats.most)
    if not seats.fewest <= whole_number("players", wanted, 1) <= seats.most:
        raise ChoiceError(f"`{variant}` is for {range_words(seats)} players, not for {wanted}")
    return wanted


def range_words(seats: PlayerRange) -> str:
    """Put a range of player counts into words, such as "2 to 5" or "4"."""
    return str(seats.fewest) if seats.fewest == seats.most else f"{seats.fewest} to {seats.most}"


def _unknown_option(variant: str, name: str, names: Sequence[str]) -> NotFoundError:
    meant = suggest(name, names)
    question = "" if meant is None else f"; did you mean `{meant}`?"
    offered = f"it offers {', '.join(f'`{one}`' for one in names)}" if names else "it offers none"
    return NotFoundError(f"`{variant}` has no option `{name}`{question}", offered, meant)
