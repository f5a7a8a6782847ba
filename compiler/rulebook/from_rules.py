"""From the rules for each player count to the facts of a book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from crazy8.compiler.resolve.examples import Situation
from crazy8.compiler.rulebook.exchanges import exchanges
from crazy8.compiler.rulebook.facts import Book, DealRow, HouseRule, NamedSource, Section, ValueTable
from crazy8.compiler.rulebook.from_examples import worked_example
from crazy8.compiler.rulebook.from_hand import hand_example
from crazy8.compiler.rulebook.marks import marks_of
from crazy8.compiler.rulebook.often_asked import often_asked_first
from crazy8.compiler.rulebook.options import house_rule, words_told
from crazy8.compiler.rulebook.phrase import Phrase, Players, phrase
from crazy8.compiler.rulebook.players import merged
from crazy8.compiler.rulebook.relatives import Relative, kinships
from crazy8.compiler.rulebook.score_sheet import score_sheet
from crazy8.compiler.rulebook.sections import SECTIONS, tell_section
from crazy8.compiler.rulebook.steps import WorkedExample
from crazy8.compiler.rulebook.topics.deal import deal_in_short
from crazy8.compiler.rulebook.topics.scoring import value_rows
from crazy8.compiler.rulebook.topics.teller import Teller
from crazy8.compiler.rulebook.two_players import two_players, without_two
from crazy8.compiler.rules.hands import PlayedHand
from crazy8.compiler.rules.rules import OptionOffer, Rules
from crazy8.compiler.rules.scoring import MODES_WITH_VALUES

TURNS_OF_A_HAND = 5
"""An example in which fewer cards are laid is about one rule."""


def book_from(
    rules_by_players: Mapping[int, Rules],
    examples: Sequence[Situation] = (),
    option_rules: Mapping[str, Mapping[int, Rules]] | None = None,
    hand: PlayedHand | None = None,
    relatives: Sequence[Relative] = (),
) -> Book:
    """The facts of a rulebook.

    `rules_by_players` holds the rules for each player count of the edition, all with the same options chosen;
    `option_rules` holds, for each option on offer, the rules with that option chosen besides, by player count. `hand`
    is an example hand, which is left out if the author tells one; `relatives` are games to tell this one from.
    """
    base = rules_by_players[min(rules_by_players)]
    identity = base.identity
    sections = tuple(_sections(rules_by_players))
    told = tuple(one for section in sections for one in section.told)
    printed = tuple(_for_print(section, rules_by_players) for section in sections)
    asked = exchanges(rules_by_players)
    worked = tuple(one for one in map(worked_example, examples) if not _only_counts_the_stock(one))
    for_two = two_players(rules_by_players, printed, asked)
    if for_two is not None:
        printed, asked = without_two(printed, asked)
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
        exchanges=often_asked_first(printed, asked),
        kinships=tuple(kinships(rules_by_players, relatives)),
        notes=tuple(text for _, text in base.notes),
        open_points=tuple(one for one in told if any(mark.kind == "default" for mark in one.marks)),
        sources=tuple(NamedSource(*source) for source in identity.sources),
        score_sheet=score_sheet(rules_by_players),
    )


def _only_counts_the_stock(example: WorkedExample) -> bool:
    """Whether an example says no more than the table of the deal."""
    return all(step.kind in ("seats", "stock_holds") for step in example.steps)


def _tells_a_whole_hand(example: WorkedExample) -> bool:
    """Whether an example goes from turn to turn up to the score of the hand."""
    laid = [step for step in example.steps if step.kind == "plays"]
    return len(laid) >= TURNS_OF_A_HAND and any(step.kind == "scores" for step in example.steps)


def _summary(rules_by_players: Mapping[int, Rules]) -> tuple[Phrase, ...]:
    """The line below the title."""
    fewest = rules_by_players[min(rules_by_players)]
    players = Players(tuple(sorted(rules_by_players)))
    return (phrase("summary", players=players, packs=fewest.deck.packs, cards=fewest.deck.size // fewest.deck.packs),)


def _chosen(rules: Rules) -> tuple[HouseRule, ...]:
    """The options that this edition plays with; what they say stands in the sections."""
    return tuple(HouseRule(offer.name, offer.title, ()) for offer in rules.offers if offer.name in rules.options)


def _offered(
    rules_by_players: Mapping[int, Rules], option_rules: Mapping[str, Mapping[int, Rules]]
) -> tuple[HouseRule, ...]:
    """The options that are still on offer and whose rules are known."""
    base = rules_by_players[min(rules_by_players)]
    known = words_told(rules_by_players)
    return tuple(
        house_rule(_excluding_both_ways(offer, base.offers), rules_by_players, known, option_rules[offer.name])
        for offer in base.offers
        if offer.name not in base.options and offer.name in option_rules
    )


def _excluding_both_ways(offer: OptionOffer, offers: Sequence[OptionOffer]) -> OptionOffer:
    """An option with all that it does not go with, whichever of the two says so."""
    others = (other.name for other in offers if offer.name in other.excludes)
    return offer._replace(excludes=tuple(dict.fromkeys((*offer.excludes, *others))))


def _sections(rules_by_players: Mapping[int, Rules]) -> list[Section]:
    """All sections with everything told in them, also what is told only where it is news."""
    sections = []
    for key, topics in SECTIONS:
        told = merged({players: tell_section(rules, topics) for players, rules in rules_by_players.items()})
        deal = _deal_rows(rules_by_players) if key == "deal" else ()
        values = _value_tables(rules_by_players) if key == "scoring" else ()
        sections.append(Section(key, told, deal, values))
    return sections


def _for_print(section: Section, rules_by_players: Mapping[int, Rules]) -> Section:
    """A section without what is said only where it is news."""
    if len(section.deal) == 1:
        in_short = deal_in_short(Teller(next(iter(rules_by_players.values()))))
        told = (in_short if one.slot == in_short.slot else one for one in section.told)
        section = replace(section, told=tuple(told), deal=())
    return replace(section, told=tuple(one for one in section.told if not one.quiet))


def _deal_rows(rules_by_players: Mapping[int, Rules]) -> tuple[DealRow, ...]:
    """One row for each player count; none if the hands of one game differ in size."""
    if any(rules.deal.size.kind != "always" for rules in rules_by_players.values()):
        return ()
    return tuple(
        DealRow(
            players=players,
            packs=rules.deck.packs,
            cards_each=rules.deal.cards_each,
            stock=rules.stock_after_deal,
            marks=marks_of(rules.answers_to("deal.count-by-players")),
        )
        for players, rules in sorted(rules_by_players.items())
    )


def _value_tables(rules_by_players: Mapping[int, Rules]) -> tuple[ValueTable, ...]:
    """The table of values, or one for each group of player counts that count alike."""
    counts: dict[ValueTable, list[int]] = {}
    for players, rules in sorted(rules_by_players.items()):
        blocked_only = rules.scoring.mode.kind not in MODES_WITH_VALUES
        table = ValueTable(value_rows(Teller(rules)), blocked_only=blocked_only)
        if table.rows:
            counts.setdefault(table, []).append(players)
    if list(counts.values()) == [sorted(rules_by_players)]:
        return tuple(counts)
    return tuple(replace(table, players=tuple(numbers)) for table, numbers in counts.items())
