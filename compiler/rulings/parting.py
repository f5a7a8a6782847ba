"""Find a short situation in which two rulebooks part, as a worked example that comes true by one and not by the other.

Small hands of cards that both packs have are dealt at random, more often than not cards that the differing statements
name. Both rulebooks then go through the same moves until they allow, or bring about, something else. What is found is
no proof that nothing shorter exists; that nothing is found is none that the rules play alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from crazy8.runtime.records.actions import PLAY
from crazy8.runtime.records.chance import CHOICES_OF_BOTS, below, seed_stream
from crazy8.runtime.records.record import Row

from ..cards.cards import Deck
from ..examples.read import Situation
from ..examples.reports.examples import RulingFailed
from ..examples.situation_in_text import seats_line, situation_in
from ..layers.resolver import Resolver
from ..program.from_rules import limits, program_from
from ..topics.rules import Rules
from .deeds import deed
from .from_examples import play_example
from .rulings import moves_now
from .setting import set_up
from .table import ExampleTable

TRIES = 600
"""The number of deals that are tried."""
MOST_ACTIONS = 12
"""The number of moves that are made with one deal."""
ENOUGH = 60
"""So many deals are still tried once something was found, for it may be shorter."""
NAMES = "ABCDEFGHIJKL"
HELD, IN_STOCK = 2, 6


Item = TypeVar("Item")


class _Chance:
    """Chance that falls the same way each time."""

    def __init__(self) -> None:
        self.random: Row = [0, 0, 0, 0]
        seed_stream(self, 0, 0, CHOICES_OF_BOTS)

    def one_of(self, items: Sequence[Item]) -> Item:
        return items[below(self, len(items))]

    def some_of(self, items: Sequence[Item], count: int) -> list[Item]:
        """Return some of the items in any order; all of them, if there are no more."""
        left = list(items)
        return [left.pop(below(self, len(left))) for _ in range(min(count, len(items)))]


class RulesToCompare(NamedTuple):
    """The rules of a variant with a choice of options."""

    resolver: Resolver
    options: tuple[str, ...]


class Parting(NamedTuple):
    """A worked example that comes true by the first rulebook, and what is so by the second."""

    example: str
    instead: str


class _Move(NamedTuple):
    line: str
    ours: int
    theirs: int


def parting(
    ours: RulesToCompare,
    theirs: RulesToCompare,
    players: Sequence[int],
    named: frozenset[str] = frozenset(),
    progress: Callable[[int, int], object] = lambda done, of: None,
) -> Parting | None:
    """Return the shortest situation found in which two rulebooks part.

    `named` are words of the differing statements; `progress` is told how many deals of how many have been tried.
    """
    chance = _Chance()
    best: tuple[str, ...] | None = None
    shortest, last = MOST_ACTIONS + 1, TRIES
    for number in range(TRIES):
        progress(number, TRIES)
        if number >= last or not shortest:
            break
        # Most deals are for the fewest players: with them a situation is told in the fewest lines.
        seated = players[0] if number % 4 else players[number // 4 % len(players)]
        given = _deal(ours, theirs, seated, named, chance)
        made = () if given is None else _played(ours, theirs, given, chance, shortest - 1)
        if made:
            best, shortest = (*(given or ()), *made), len(made) - 1
            last = min(last, number + ENOUGH)
    progress(TRIES, TRIES)
    return None if best is None else _told(ours, theirs, _without_needless_cards(ours, theirs, best))


# ---- a deal


def _deal(
    ours: RulesToCompare, theirs: RulesToCompare, players: int, named: frozenset[str], chance: _Chance
) -> tuple[str, ...] | None:
    """Return the lines of a table with small hands of cards that both packs have."""
    both = [_rules(side, players) for side in (ours, theirs)]
    if both[0] is None or both[1] is None or both[0].players != both[1].players:
        return None
    decks, dummies, players = [both[0].deck, both[1].deck], both[0].seating.dummies, both[0].players
    theirs_too = {decks[1].name_of(kind) for kind in range(decks[1].kind_count)}
    common = [kind for kind in range(decks[0].kind_count) if decks[0].name_of(kind) in theirs_too]
    meant = [kind for kind in common if named & _words_of(decks[0], kind)]
    few = chance.some_of(common, players * HELD + 1 + IN_STOCK)
    chosen = list(dict.fromkeys([*chance.some_of(meant, players * HELD // 2 + 1), *few]))[: len(few)]
    if len(chosen) < players * HELD + 2:
        return None
    dealt, stock = chosen[: players * HELD + 1], chosen[players * HELD + 1 :]
    top, *hands = chance.some_of(dealt, len(dealt))
    held = [hands[seat * HELD : (seat + 1) * HELD] for seat in range(players)]
    return (
        seats_line(NAMES[:players], dummies=dummies),
        f"{chance.one_of(('top', 'top', 'starter'))} {_names(decks[0], [top])}",
        *(f"{NAMES[seat]} holds {_names(decks[0], kinds)}" for seat, kinds in enumerate(held)),
        f"stock is {_names(decks[0], stock)}",
    )


def _rules(side: RulesToCompare, players: int) -> Rules | None:
    rules = side.resolver.resolve(players, side.options).rules
    return None if rules is None or limits(rules) else rules


def _words_of(deck: Deck, kind: int) -> set[str]:
    """Return the words by which a statement may name a card: itself, its rank and its suit."""
    suit = deck.suit_of(kind)
    rank = deck.ranks[deck.rank_of(kind)]
    return {deck.name_of(kind), rank.name, *rank.also, *([] if suit is None else [deck.suits[suit].name])}


def _names(deck: Deck, kinds: Sequence[int]) -> str:
    return _listed([deck.name_of(kind) for kind in kinds])


def _listed(names: Sequence[str]) -> str:
    return (", " if any(" " in name for name in names) else " ").join(names)


# ---- playing it by both


def _situation(side: RulesToCompare, lines: Sequence[str]) -> Situation | None:
    """Read the lines of an example by the rules of one side."""
    options = (f"with option {' '.join(side.options)}",) if side.options else ()
    return situation_in("\n".join(('example "parting" {', *options, *lines, "}")), side.resolver)


def _table(side: RulesToCompare, lines: Sequence[str]) -> ExampleTable | None:
    situation = _situation(side, (*lines, f"turn {NAMES[0]}"))  # an example without a ruling says nothing
    return None if situation is None else set_up(situation, program_from(situation.rules), 0)


def _played(
    ours: RulesToCompare, theirs: RulesToCompare, given: tuple[str, ...], chance: _Chance, most: int
) -> tuple[str, ...]:
    """Return the moves up to where the two part and what is so there, or nothing if they do not within so many."""
    one, other = _table(ours, given), _table(theirs, given)
    if one is None or other is None:
        return ()
    made: list[str] = []
    while True:
        one.let_questions_pass()
        other.let_questions_pass()
        for ruling in _differences(one, other):
            if _told(ours, theirs, (*given, *made, ruling)) is not None:
                return (*made, ruling)
        moves = [] if one.over or len(made) >= most else list(_common_moves(one, other))
        if not moves:
            return ()
        laid = [move for move in moves if move.ours < PLAY + one.rules.deck.kind_count]
        move = chance.one_of(laid if laid and below(chance, 5) else moves)
        one.do(move.ours)
        other.do(move.theirs)
        made.append(move.line)


def _differences(one: ExampleTable, other: ExampleTable) -> Iterator[str]:
    """Yield what is so at the first table and not at the second, the plainest first."""
    for player in range(one.rules.players):
        if _held(one, player) != _held(other, player):
            count = _held(one, player)
            yield f"{one.name(player)} has {count} {'card' if count == 1 else 'cards'}"
    if one.over:
        yield from _endings(one, other)
        return
    mover = one.name(one.mover)
    if other.over or one.mover != other.mover:
        yield f"turn {mover}"
        return
    plays, others = _names_of_plays(one), _names_of_plays(other)
    held = _names_held(one, one.mover)
    if more := [name for name in held if name in plays and name not in others]:
        yield f"{mover} may play {_listed(more)}"
    if fewer := [name for name in held if name in others and name not in plays]:
        yield f"{mover} may not play {_listed(fewer)}"
    moves = moves_now(one), moves_now(other)
    yield from (f"{mover} may {word}" for word in moves[0] if word not in moves[1])
    yield from (f"{mover} may not {word}" for word in moves[1] if word not in moves[0])


def _endings(one: ExampleTable, other: ExampleTable) -> Iterator[str]:
    """Yield who has won a hand that is over, and its points, as far as it is otherwise at the other table."""
    winners = one.names_of(one.state.hand_winners)
    if not other.over or winners != other.names_of(other.state.hand_winners):
        yield from (f"{name} wins" for name in winners[:1])
    if other.over:
        seats = range(one.rules.players)
        points = [one.state.points[one.seat(player)] for player in seats]
        if points != [other.state.points[other.seat(player)] for player in seats]:
            yield "scores " + ", ".join(f"{one.name(player)} {points[player]}" for player in seats)


def _held(table: ExampleTable, player: int) -> int:
    return int(table.state.size[table.seat(player)])


def _names_of_plays(table: ExampleTable) -> set[str]:
    plays = table.plays()
    return {table.card(kind) for kind in range(table.rules.deck.kind_count) if plays >> kind & 1}


def _names_held(table: ExampleTable, player: int) -> list[str]:
    held = int(table.state.hand[table.seat(player)])
    return [table.card(kind) for kind in range(table.rules.deck.kind_count) if held >> kind & 1]


def _common_moves(one: ExampleTable, other: ExampleTable) -> Iterator[_Move]:
    """Yield the moves that can be made at both tables and told in a line."""
    theirs = dict(_moves(other))
    for line, action in _moves(one):
        if line in theirs:
            yield _Move(line, action, theirs[line])


def _moves(table: ExampleTable) -> Iterator[tuple[str, int]]:
    """Yield the moves that the one who decides can make, each as a line of an example."""
    deck = table.rules.deck
    for action in sorted(table.actions()):
        done = deed(
            action,
            table.state.phase,
            deck,
            lambda seat: table.name(table.player(seat)),
            lambda suit: deck.suits[suit].name,
        )
        if done is not None:
            yield f"{table.name(table.mover)} {done}", action


# ---- telling it


def _told(ours: RulesToCompare, theirs: RulesToCompare, lines: Sequence[str]) -> Parting | None:
    """Return an example, if it always comes true by one rulebook, and its last line never by the other."""
    mine, yours = _situation(ours, lines), _situation(theirs, lines)
    if mine is None or yours is None or play_example(mine):
        return None
    failed = play_example(yours)
    if not failed or not isinstance(failed[0], RulingFailed) or failed[0].span.text != mine.steps[-1].span.text:
        return None
    options = (f"with option {' '.join(ours.options)}",) if ours.options else ()
    inside = "".join(f"  {line}\n" for line in (*options, *lines))
    return Parting(f'example "Where they part" {{\n{inside}}}', failed[0].says)


def _without_needless_cards(ours: RulesToCompare, theirs: RulesToCompare, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Take cards out of hands and stock as long as the two still part."""
    place = 0
    while place < len(lines):
        who, does, *rest = lines[place].split(" ", 2)
        named = rest[0] if rest and does in ("holds", "is") else ""
        cards = named.split(", ") if "," in named else named.split()
        for card in reversed(cards):
            left = [one for one in cards if one != card]
            kept = (f"{who} {does} {_listed(left)}",) if left else ()
            shorter = (*lines[:place], *kept, *lines[place + 1 :])
            if (left or does == "is") and _told(ours, theirs, shorter) is not None:
                lines, cards = shorter, left
        place += 1
    return lines
