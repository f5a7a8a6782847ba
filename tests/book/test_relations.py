"""Relations in words: what the answers to different cards have in common."""

from __future__ import annotations

import pytest
from books_to_print import rules_of

from crazy8.compiler.book.languages.language import language
from crazy8.compiler.telling.teller import Teller
from crazy8.compiler.topics.effects.sentences import tell_effects
from crazy8.compiler.topics.matching.sentences import tell_turn
from crazy8.compiler.topics.wild.sentences import tell_wild

SAME_RANK_OR_SUIT = "lay a card of the same rank or a two or a three of the same suit instead"
KINGS = "lay a two or the king of hearts or the king of spades of the same suit instead"
AGAINST_ONE_CARD = "Against the two of clubs: whoever is to draw may lay the ace of spades"
ANSWERS = [
    ("play 2: next draws 2\nanswer 2 with 2", "lay a two instead"),
    ("play 2 3: next draws 2\nanswer 2 3 with same rank", "lay a card of the same rank instead"),
    ("play 2 3: next draws 2\nanswer 2 3 with same rank, same suit 2, same suit 3", SAME_RANK_OR_SUIT),
    ("play 2: next draws 2\nanswer 2 with same suit 3", "lay a three of the same suit instead"),
    ("play J: next draws 5\nanswer J with same colour J", "lay a jack of the same colour instead"),
    ("play 2: next draws 2\nanswer 2 with same suit", "lay a card of the same suit instead"),
    ("play 2: next draws 2\nanswer 2C with AS", AGAINST_ONE_CARD),
    ("play 2: next draws 2\nanswer 2 with 2, same suit KH, same suit KS", KINGS),
    ("play 2 3: next draws 2\nanswer 2 3 with no-weaker", "lay a two or a three instead"),
    ("play 2: next draws 2\nplay 3: next draws 3\nanswer 2 3 with no-weaker", "lay a two or a three instead"),
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
    told = tell_wild(Teller(rules_of(f"wild 8: names suit\n{body}")))
    assert said in [language("en").sentence(phrase) for one in told for phrase in one.phrases]


WORDS = [
    ("after Q: same suit", "On a queen only a card of the same suit may be laid."),
    ("after Q: any", "On a queen any card may be laid."),
    ("after Q: as card below", "Queens count as the card below."),
    ("after Q K: same suit, 8", "On a queen or a king only an eight or a card of the same suit may be laid."),
    ("several same rank", "each further one must be a card of the same rank (compared"),
    (
        "several same rank or same suit neighbour",
        "a card of the same rank or a card of the next rank up or down of the same",
    ),
    ("several same rank at least 3", "You lay either a single card or at least 3 together."),
    ("several higher", "each further one must be a higher card (compared"),
    ("several lower among hearts", "each further one must be a lower card (compared"),
    ("several same suit next-up", "each further one must be a card of the next rank up of the same suit (compared"),
    ("several any but same suit", "each further one must be anything but a card of the same suit (compared"),
    ("several same card", "each further one must be exactly the same card (compared"),
    ("several same colour neighbour", "a card of the next rank up or down of the same colour (compared"),
]


@pytest.mark.parametrize(("body", "said"), WORDS)
def test_relations_are_said_as_players_say_them(body: str, said: str) -> None:
    told = tell_turn(Teller(rules_of(body)))
    assert said in " ".join(language("en").sentence(phrase) for one in told for phrase in one.phrases)
