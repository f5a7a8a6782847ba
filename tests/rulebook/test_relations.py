"""Relations in words: what the answers to different cards have in common."""

from __future__ import annotations

import pytest
from books_to_print import rules_of

from crazy8.compiler.rulebook.language import language
from crazy8.compiler.rulebook.topics.effects import tell_effects
from crazy8.compiler.rulebook.topics.teller import Teller
from crazy8.compiler.rulebook.topics.wild import tell_wild

SAME_RANK_OR_SUIT = "lay a card of the same rank or a two or a three of the same suit instead"
AGAINST_ONE_CARD = "Against the two of clubs: whoever is to draw may lay the ace of spades"
ANSWERS = [
    ("play 2: next draws 2\nanswer 2 with 2", "lay a two instead"),
    ("play 2 3: next draws 2\nanswer 2 3 with same rank", "lay a card of the same rank instead"),
    ("play 2 3: next draws 2\nanswer 2 3 with same rank, same suit 2, same suit 3", SAME_RANK_OR_SUIT),
    ("play 2: next draws 2\nanswer 2 with same suit 3", "lay a three of the same suit instead"),
    ("play J: next draws 5\nanswer J with same colour J", "lay a jack of the same colour instead"),
    ("play 2: next draws 2\nanswer 2 with same suit", "lay a card of the same suit instead"),
    ("play 2: next draws 2\nanswer 2C with AS", AGAINST_ONE_CARD),
]


@pytest.mark.parametrize(("body", "said"), ANSWERS)
def test_answers_are_told_by_what_they_have_in_common(body: str, said: str) -> None:
    told = [one for one in tell_effects(Teller(rules_of(body))) if one.lead is not None]
    text = " ".join(language("en").sentence(phrase) for one in told for phrase in one.phrases)
    assert said in text


BANS = [
    ("forbid 8 on 8", "Eights may never be laid on an eight."),
    ("forbid 8 on 8, A", "Eights may never be laid on an ace or an eight."),
]


@pytest.mark.parametrize(("body", "said"), BANS)
def test_a_ban_is_told_from_the_card_that_is_banned(body: str, said: str) -> None:
    told = tell_wild(Teller(rules_of(f"wild 8 names suit\n{body}")))
    assert said in [language("en").sentence(phrase) for one in told for phrase in one.phrases]
