"""Tell what happened at the table, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, zip_longest
from typing import assert_never

from crazy8.games.moves import Moves, cards_in_words, listed
from crazy8.games.story_parts import StoryPart, part_of, turns_in_words
from crazy8.runtime.people.calls import Called, Caught
from crazy8.runtime.people.deal import Dealt, HandBegan
from crazy8.runtime.people.endings import GameOver, HandEnded, WentOut
from crazy8.runtime.people.events import (
    Claimed,
    Debt,
    Drew,
    Event,
    HandResult,
    Knocked,
    Owes,
    Played,
    StaysAtTurn,
    Took,
)
from crazy8.runtime.people.stock import Refilled


class Story:
    """A teller of events, to one player or to an onlooker."""

    def __init__(self, moves: Moves, me: int | None) -> None:
        """Take the words of the table, and in `me` the seat that is addressed as you, if any."""
        self.moves = moves
        self._rules = moves.rules
        self._names = moves.names
        self._card = moves.card
        self._me = me
        people = self._rules.people
        self._mine = () if me is None else tuple(range(me % people, self._rules.players, people))

    def sentences(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield all that is worth telling, one sentence for everything that a player does in a row."""
        hidden = not self._rules.deal.hands_open
        seen = [self._seen(event) if hidden else event for event in events]
        told = [event for event, next_one in zip_longest(seen, seen[1:]) if not _is_served(event, next_one)]
        parts = [part for event in told for part in self._parts(event)]
        for seat, group in groupby(parts, key=lambda part: part.seat):
            if seat is None:
                yield from (part.of_others for part in group)
            else:
                done = list(self._with_draws_together(list(group)))
                mine = seat == self._me
                said = [part.of_me if mine else part.of_others for part in done]
                name = self._names[seat]
                yield f"{'You' if mine else _capitalised(name) if seat in self._mine else name} {listed(said)}."

    def name(self, seat: int) -> str:
        """Name a player, in the middle of a sentence."""
        return "you" if seat == self._me else self._names[seat]

    def _seen(self, event: Event) -> Event:
        """Return an event with the cards that are seen in a hand of this player."""
        return event if any(event.seen_by(seat) == event for seat in self._mine) else event.seen_by(self._me)

    def _with_draws_together(self, parts: list[StoryPart]) -> Iterator[StoryPart]:
        for is_draw, group in groupby(parts, key=lambda part: part.drawn is not None):
            found = list(group)
            if not is_draw:
                yield from found
                continue
            drawn = [part.drawn for part in found]
            known = [kind for one in drawn if isinstance(one, tuple) for kind in one]
            hidden = sum(one for one in drawn if isinstance(one, int))
            yield self._draw(tuple(known) if known else hidden)

    def _draw(self, drawn: tuple[int, ...] | int) -> StoryPart:
        count = drawn if isinstance(drawn, int) else len(drawn)
        what = "a card" if count == 1 else cards_in_words(count)
        shown = what if isinstance(drawn, int) else " ".join(self._card(kind) for kind in drawn)
        return StoryPart(None, f"draws {shown}", f"draw {shown}", drawn)

    def _parts(self, event: Event) -> Iterator[StoryPart]:
        match event:
            case HandBegan(number=number, dealer=dealer, first=first):
                deals, begins = self._does(dealer, "deals", "deal"), self._does(first, "begins", "begin")
                yield StoryPart(None, f"Hand {number}: {deals}, {begins}.", "")
            case Dealt():
                pass
            case Played():
                yield self._played(event)
            case Drew(seat=seat, count=count, kinds=kinds):
                yield self._draw(count if kinds is None else kinds)._replace(seat=seat)
            case Took(seat=seat, count=count, kinds=kinds):
                few = f", all there are of {event.owed}" if event.waived else ""
                shown = cards_in_words(count) if not kinds else " ".join(self._card(kind) for kind in kinds)
                yield StoryPart(seat, f"takes {shown}{few}", f"take {shown}{few}")
            case Refilled(count=count, shuffled=shuffled):
                how = "shuffled" if shuffled else "turned over"
                yield StoryPart(None, f"The discards are {how}: {cards_in_words(count)} in the new stock.", "")
            case _:
                yield from self._consequences(event)

    def _consequences(self, event: Event) -> Iterator[StoryPart]:
        match event:
            case Owes(seat=seat, what=Debt.CARDS, amount=amount):
                yield StoryPart(seat, f"owes {cards_in_words(amount)}", f"owe {cards_in_words(amount)}")
            case Owes(seat=seat, what=Debt.DEMAND):
                yield StoryPart(seat, "has to lay a card that was asked for", "have to lay a card that was asked for")
            case Owes(seat=seat, what=Debt.COVER):
                yield StoryPart(seat, "has to cover the card", "have to cover the card")
            case Owes(seat=seat, amount=amount):
                yield StoryPart(seat, f"is to miss {turns_in_words(amount)}", f"are to miss {turns_in_words(amount)}")
            case Called(seat=seat, calls=calls, late=late):
                words = f"{self._calls(calls)}{', late' if late else ''}"
                yield StoryPart(seat, f"calls {words}", f"call {words}")
            case Caught():
                yield self._caught(event)
            case StaysAtTurn(seat=seat, optional=True):
                yield StoryPart(seat, "may lay one more card", "may lay one more card")
            case StaysAtTurn(seat=seat):
                yield StoryPart(seat, "has another turn", "have another turn")
            case _:
                yield from self._endings(event)

    def _endings(self, event: Event) -> Iterator[StoryPart]:
        match event:
            case WentOut(seat=seat, place=place):
                where = "" if place == 1 else f" in place {place}"
                yield StoryPart(seat, f"is out{where}", f"are out{where}")
            case Claimed(seat=seat, kinds=kinds):
                word = f" “{self._rules.out_of_turn.claim}”" if self._rules.out_of_turn.claim else ""
                shown = " ".join(self._card(kind) for kind in kinds)
                yield StoryPart(seat, f"claims{word} with {shown}", f"claim{word} with {shown}")
            case Knocked(seat=seat):
                word = self._rules.finish.knock.word if self._rules.finish.knock else "knock"
                yield StoryPart(seat, f"says “{word}” and ends the hand", f"say “{word}” and end the hand")
            case HandEnded():
                yield StoryPart(None, self._end_of_hand(event), "")
            case GameOver(winners=winners):
                yield StoryPart(None, self._end_of_game(winners), "")
            case _:
                part = part_of(event, self)
                assert part is not None, f"nobody tells {event}"
                yield part

    def _played(self, event: Played) -> StoryPart:
        shown = self._card(event.kind)
        left = " (1 card left)" if event.left == 1 else ""
        if event.reply is None:
            return StoryPart(event.seat, f"plays {shown}{left}", f"play {shown}")
        return StoryPart(event.seat, f"answers with {shown}{left}", f"answer with {shown}")

    def _caught(self, event: Caught) -> StoryPart:
        """Tell that a player was caught; the draw itself tells what it costs."""
        what = f"{self.name(event.seat)} without {self._calls(event.calls)}"
        if event.by is None:
            return StoryPart(None, f"The table catches {what}.", "")
        return StoryPart(event.by, f"catches {what}", f"catch {what}")

    def _end_of_hand(self, event: HandEnded) -> str:
        match event.result:
            case HandResult.WON:
                return self._who_wins(event.winners, "the hand") if event.winners else "The hand is over."
            case HandResult.BLOCKED:
                return "The hand is blocked: nobody can go on. The cards are counted."
            case HandResult.SCORED:
                return "There is nothing left to draw: the cards are counted."
            case HandResult.VOID:
                return "The hand is blocked: nobody can go on. It counts for nothing."
            case HandResult.ENDED:
                return "The hand is ended, and the cards are counted."
            case HandResult.LIMITED:
                return "The hand would not end; it is stopped and counts for nothing."
            case _:
                assert_never(event.result)

    def _end_of_game(self, winners: tuple[int, ...]) -> str:
        if not winners:
            return "The game is over; nobody has won it."
        return self._who_wins(winners, "the game")

    def _who_wins(self, winners: tuple[int, ...], what: str) -> str:
        """Tell who wins; of two hands of one player the one is enough."""
        players = [seat for seat in winners if seat < self._rules.people or seat - self._rules.people not in winners]
        verb = "win" if len(players) > 1 or self._me in players else "wins"
        return f"{_capitalised(listed([self.name(seat) for seat in players]))} {verb} {what}."

    def _calls(self, calls: tuple[int, ...]) -> str:
        return listed([f"“{self._rules.calls.calls[call].word}”" for call in calls]) or "the last card"

    def _does(self, seat: int, of_others: str, of_me: str) -> str:
        return f"{self.name(seat)} {of_me if seat == self._me else of_others}"


def _capitalised(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"


def _is_served(event: Event, next_one: Event | None) -> bool:
    """Return whether a debt is told by what was taken for it."""
    return isinstance(event, Owes) and isinstance(next_one, Took) and event.seat == next_one.seat
