"""Compare two sets of rules for as many players each, question by question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..cards.cards import CardSet, Deck, kinds_in
from ..questions.answer import Answer
from ..questions.question import Question
from ..topics.registry import QUESTIONS
from ..topics.rules import Rules
from .difference import Difference, side_of


def differences(left: Mapping[int, Rules], right: Mapping[int, Rules]) -> tuple[Difference, ...]:
    """Return every question that the rules for some number of players answer differently, in the order of a rulebook.

    Both sides must have rules for the same numbers of players. Differences that say the same for several numbers are
    one; what is only cited differently is none.
    """
    found: dict[Difference, list[int]] = {}
    for players in sorted(left):
        for one in at_one_table(left[players], right[players]):
            found.setdefault(one, []).append(players)
    order = {question.key: number for number, question in enumerate(QUESTIONS)}
    merged = [one._replace(players=tuple(counts)) for one, counts in found.items()]
    return tuple(sorted(merged, key=lambda one: (order[one.question], one.players)))


def at_one_table(left: Rules, right: Rules) -> Iterator[Difference]:
    """Yield the questions that two sets of rules for one number of players answer differently.

    What is assumed of a question that arises on one side only is no difference of the rules but follows from one.
    """
    same_cards = left.deck.cards == right.deck.cards and left.deck.ranks == right.deck.ranks
    for question in QUESTIONS:
        if question.form not in ("stated", "words"):
            continue
        ours, theirs = (_that_matter(question, rules) for rules in (left, right))
        if _meaning(ours, left, same_cards) == _meaning(theirs, right, same_cards):
            continue
        if all(answer.is_default for answer in (*ours, *theirs)) and not (ours and theirs):
            continue
        said = {answer.text for answer in ours} & {answer.text for answer in theirs}
        sides = (tuple(answer for answer in side if answer.text not in said) for side in (ours, theirs))
        one, other = map(side_of, sides)
        if one != other:
            yield Difference(question.key, question.asks, one, other)


def _that_matter(question: Question, rules: Rules) -> tuple[Answer, ...]:
    """Return the answers to a question, without those that are assumed although the question does not arise."""
    arises = question.arises(rules)
    about = None if question.cards is None else question.cards(rules)
    return tuple(answer for answer in rules.answers_to(question.key) if _matters(answer, arises, about))


def _matters(answer: Answer, arises: bool, about: CardSet | None) -> bool:
    if not answer.is_default:
        return True
    return arises and answer.value is not None and (about is None or answer.cards is None or bool(answer.cards & about))


def _meaning(answers: tuple[Answer, ...], rules: Rules, same_cards: bool) -> set[tuple[str, object, str]]:
    """Return the meaning of answers, however they are divided into statements; equal for equal rules.

    "None" and "nothing" say as little as no answer. Sets of cards can be compared only within one deck; with different
    decks the names of the cards are, and the words.
    """
    said: set[tuple[str, object, str]] = set()
    for answer in answers:
        if answer.value in (None, ()):
            continue
        value = repr(answer.value) if same_cards else _words(answer)
        if answer.cards is None:
            said.add((value, answer.number, ""))
            continue
        for owed in [""] if answer.owed is None else _names(answer.owed, rules.deck):
            said.update((value, owed, card) for card in _names(answer.cards, rules.deck))
    return said


def _words(answer: Answer) -> str:
    """Return a statement without the cards that it is about, which are compared by name."""
    if answer.cards is None:
        return answer.text
    _, colon, effect = answer.text.partition(":")
    return effect.strip() if colon else repr(answer.value)


def _names(cards: CardSet, deck: Deck) -> list[str]:
    return [deck.name_of(kind) for kind in kinds_in(cards)]
