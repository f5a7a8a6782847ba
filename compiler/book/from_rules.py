"""Turn the rules for each player count into the facts of a book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from ..examples.played_hand import PlayedHand
from ..examples.read import Situation
from ..rules.key import Key
from ..telling.answers_told import AnswersHeard, ToldAnswer, gathered, with_players
from ..telling.facts import (
    Book,
    DealRow,
    Exchange,
    HouseRule,
    NamedSource,
    Note,
    Section,
    Told,
    ValueTable,
)
from ..telling.origins import marks_of
from ..telling.phrase import Players, phrase
from ..telling.score_sheet import score_sheet
from ..telling.steps import WorkedExample
from ..telling.teller import Teller
from ..topics.agreed import OptionOffer
from ..topics.deal.model import DEAL_COUNT_BY_PLAYERS
from ..topics.deal.sentences import deal_in_short
from ..topics.manners.sentences import tell_house_rules
from ..topics.manners.told_parts import all_told
from ..topics.players.model import PLAYERS_RANGE
from ..topics.rules import Rules
from ..topics.scoring.facts import what_counts_hands
from ..topics.scoring.sentences import value_rows
from ..topics.stock.model import BLOCK_RESULT
from .asked_first import often_asked_first
from .by_players import merged
from .frequent_questions import exchanges
from .from_examples import worked_example
from .from_hand import hand_example
from .options import house_rule, words_told
from .relatives import Relative, kinships
from .sections import SECTIONS, tell_section
from .two_players import two_players, without_two

Hearable = TypeVar("Hearable", Told, Exchange)

TURNS_OF_A_HAND = 5
"""An example in which fewer cards are laid is about one rule."""


def book_from(
    rules_by_players: Mapping[int, Rules],
    examples: Sequence[Situation] = (),
    option_rules: Mapping[str, Mapping[int, Rules]] | None = None,
    hand: PlayedHand | None = None,
    relatives: Sequence[Relative] = (),
) -> Book:
    """Return the facts of a rulebook.

    `rules_by_players` holds the rules for each player count of the edition, all with the same options chosen;
    `option_rules` holds, for each option on offer, the rules with that option chosen besides, by player count. `hand`
    is an example hand, which is left out if the author tells one; `relatives` are games to tell this one from.
    """
    base = rules_by_players[min(rules_by_players)]
    identity = base.identity
    sections = tuple(_sections(rules_by_players))
    told = tuple(one for section in sections for one in section.told)
    asked = exchanges(rules_by_players)
    printed = _for_print(sections, asked, rules_by_players)
    worked = tuple(one for one in map(worked_example, examples) if not _only_counts_the_stock(one))
    for_two = two_players(rules_by_players, printed, asked)
    if for_two is not None:
        printed, asked = without_two(printed, asked)
    heard = AnswersHeard()
    for section in printed:
        heard.hear(section.says())
    if for_two is not None:
        heard.hear(one for some in for_two.told for one in some.says)
        for_two = replace(for_two, exchanges=_heard(for_two.exchanges, heard))
    return Book(
        name=identity.name,
        title=identity.title,
        titles=identity.titles,
        suits=tuple(suit.sign for suit in base.deck.suits if suit.sign),
        suit_word=base.deck.suit_word,
        countries=identity.countries,
        players=tuple(sorted(rules_by_players)),
        summary=_summary(rules_by_players),
        chosen=_chosen(base),
        sections=tuple(section for section in printed if section.told),
        two_players=for_two,
        house_rules=_offered(rules_by_players, option_rules or {}),
        hand=None if hand is None or any(map(_tells_a_whole_hand, worked)) else hand_example(hand),
        examples=worked,
        exchanges=_heard(often_asked_first(printed, asked), heard),
        kinships=tuple(kinships(rules_by_players, relatives)),
        notes=tuple(_notes(rules_by_players)),
        told=merged({number: tell_section(rules, (tell_house_rules,)) for number, rules in rules_by_players.items()}),
        told_only=len({one for rules in rules_by_players.values() for one in all_told(rules)}),
        open_points=_heard([one for one in told if any(mark.kind == "default" for mark in one.marks)], heard),
        sources=tuple(NamedSource(*source) for source in identity.sources),
        score_sheet=score_sheet(rules_by_players),
    )


def _only_counts_the_stock(example: WorkedExample) -> bool:
    """Return whether an example says no more than the table of the deal."""
    return all(step.kind in ("seats", "seats_with_dummies", "stock_holds") for step in example.steps)


def _tells_a_whole_hand(example: WorkedExample) -> bool:
    """Return whether an example goes from turn to turn up to the score of the hand."""
    laid = [step for step in example.steps if step.kind == "plays"]
    return len(laid) >= TURNS_OF_A_HAND and any(step.kind == "scores" for step in example.steps)


def _notes(rules_by_players: Mapping[int, Rules]) -> Iterator[Note]:
    """Return the notes, which say what the language has no words for."""
    base = rules_by_players[min(rules_by_players)]
    for key, text in base.notes:
        yield Note(text, _answers_told(rules_by_players, key))


def _summary(rules_by_players: Mapping[int, Rules]) -> tuple[Told, ...]:
    """Return the line below the title."""
    fewest = rules_by_players[min(rules_by_players)]
    players = Players(tuple(sorted(rules_by_players)))
    words = phrase("summary", players=players, packs=fewest.deck.packs, cards=fewest.deck.size // fewest.deck.packs)
    return (Told("summary", (words,), says=_answers_told(rules_by_players, PLAYERS_RANGE)),)


def _answers_told(rules_by_players: Mapping[int, Rules], question: Key) -> tuple[ToldAnswer, ...]:
    """Return the answers of all tables to a question, as something that is told once for all of them."""
    tables = rules_by_players.items()
    return gathered(*(with_players(Teller(rules).says(rules.answers_to(question)), number) for number, rules in tables))


def _chosen(rules: Rules) -> tuple[HouseRule, ...]:
    """Return the options that this edition plays with; what they say stands in the sections."""
    return tuple(HouseRule(offer.name, offer.title, ()) for offer in rules.offers if offer.name in rules.options)


def _offered(
    rules_by_players: Mapping[int, Rules], option_rules: Mapping[str, Mapping[int, Rules]]
) -> tuple[HouseRule, ...]:
    """Return the options that are still on offer and whose rules are known."""
    base = rules_by_players[min(rules_by_players)]
    known = words_told(rules_by_players)
    return tuple(
        house_rule(_excluding_both_ways(offer, base.offers), rules_by_players, known, option_rules[offer.name])
        for offer in base.offers
        if offer.name not in base.options and offer.name in option_rules
    )


def _excluding_both_ways(offer: OptionOffer, offers: Sequence[OptionOffer]) -> OptionOffer:
    """Return an option with all that it does not go with, whichever of the two says so."""
    others = (other.name for other in offers if offer.name in other.excludes)
    return offer._replace(excludes=tuple(dict.fromkeys((*offer.excludes, *others))))


def _sections(rules_by_players: Mapping[int, Rules]) -> list[Section]:
    """Return all sections with everything told in them, also what is told only where it is news."""
    sections = []
    for key, topics in SECTIONS:
        told = merged({players: tell_section(rules, topics) for players, rules in rules_by_players.items()})
        deal = _deal_rows(rules_by_players) if key == "deal" else ()
        values = _value_tables(rules_by_players) if key == "scoring" else ()
        sections.append(Section(key, told, deal, values))
    return sections


def _for_print(
    sections: Sequence[Section], asked: Sequence[Exchange], rules_by_players: Mapping[int, Rules]
) -> tuple[Section, ...]:
    """Return sections without what is news only, unless an author has said it and it stands nowhere else."""
    heard = AnswersHeard()
    for section in sections:
        heard.hear(section.says(quiet=False))
    for exchange in asked:
        heard.hear(exchange.says)
    shortened = (_in_short(section, rules_by_players) for section in sections)
    return tuple(
        replace(section, told=tuple(one for one in section.told if not one.quiet or _is_unheard(one, heard)))
        for section in shortened
    )


def _is_unheard(told: Told, heard: AnswersHeard) -> bool:
    """Return whether something tells an answer of an author that a reader does not know."""
    return any(one.origin.kind != "default" and not heard.knows(one) for one in told.says)


def _heard(told: Sequence[Hearable], heard: AnswersHeard) -> tuple[Hearable, ...]:
    """Return things told, those marked as a repetition that a reader knows before."""
    return tuple(replace(one, says=heard.hear(one.says)) for one in told)


def _in_short(section: Section, rules_by_players: Mapping[int, Rules]) -> Section:
    """Return a section in which the deal of a single table is a sentence."""
    if len(section.deal) == 1:
        ((players, rules),) = rules_by_players.items()
        in_short = deal_in_short(Teller(rules))
        in_short = replace(in_short, says=with_players(in_short.says, players))
        told = (in_short if one.slot == in_short.slot else one for one in section.told)
        section = replace(section, told=tuple(told), deal=())
    return section


def _deal_rows(rules_by_players: Mapping[int, Rules]) -> tuple[DealRow, ...]:
    """Return one row for each player count; none if the hands of one game differ in size."""
    if any(rules.deal.size.kind != "always" for rules in rules_by_players.values()):
        return ()
    return tuple(
        DealRow(
            players=players,
            packs=rules.deck.packs,
            cards_each=rules.deal.cards_each,
            stock=rules.stock_after_deal,
            marks=marks_of(rules.answers_to(DEAL_COUNT_BY_PLAYERS)),
            says=with_players(Teller(rules).says(rules.answers_to(DEAL_COUNT_BY_PLAYERS)), players),
        )
        for players, rules in sorted(rules_by_players.items())
    )


def _value_tables(rules_by_players: Mapping[int, Rules]) -> tuple[ValueTable, ...]:
    """Return the table of values, or one for each group of player counts that count alike."""
    counts: dict[ValueTable, list[int]] = {}
    for players, rules in sorted(rules_by_players.items()):
        blocked_only = what_counts_hands(rules) == BLOCK_RESULT
        table = ValueTable(value_rows(Teller(rules)), blocked_only=blocked_only)
        if table.rows:
            counts.setdefault(table, []).append(players)
    for_all = list(counts.values()) == [sorted(rules_by_players)]
    return tuple(_value_table(table, numbers, for_all=for_all) for table, numbers in counts.items())


def _value_table(table: ValueTable, counts: Sequence[int], *, for_all: bool) -> ValueTable:
    """Return a table with the numbers of players for which its answers hold, which are told if they are not all."""
    numbers = tuple(counts)
    rows = (replace(row, says=tuple(one._replace(players=numbers) for one in row.says)) for row in table.rows)
    return replace(table, rows=tuple(rows), players=() if for_all else numbers)
