"""A game as a story that can be read and compared: one line for each turn, told from its events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from crazy8.compiler.topics.rules import Rules
from crazy8.runtime.people import hands
from crazy8.runtime.people.calls import AccusedFalsely, Called, CalledFalsely, Caught
from crazy8.runtime.people.deal import CutterShown, Dealt, HandBegan, StarterRefused, StarterTurned
from crazy8.runtime.people.endings import CounterMoved, DroppedOut, GameOver, HandEnded, HeldTooMany, WentOut
from crazy8.runtime.people.events import (
    Challenged,
    Claimed,
    Debt,
    DirectionChosen,
    Drew,
    Event,
    HandEndedBy,
    Knocked,
    MustWait,
    Owes,
    Passed,
    Played,
    RankNamed,
    Reversed,
    RoundOpened,
    RowClosed,
    Skipped,
    StaysAtTurn,
    SuitNamed,
    ThrewIn,
    Took,
    TopChosen,
)
from crazy8.runtime.people.stock import Fined, Refilled, StillOwes, TopTaken
from crazy8.runtime.people.table import RunningGame

WIDTH = 66
"""Where the hand sizes stand."""
OWING = {
    Debt.CARDS: "owes #",
    Debt.SKIPS: "is to be skipped",
    Debt.TURNS: "is to miss #",
    Debt.DEMAND: "has to lay what is demanded",
    Debt.COVER: "has to cover the card",
    Debt.ROUND: "is asked in the round",
}
"""What somebody owes; the number stands for `#`."""


class Story:
    """Tells a game with all cards open, as somebody would who walks round the table."""

    def __init__(self, rules: Rules, names: tuple[str, ...]) -> None:
        """Take the words of the cards and the names of the seats."""
        self.rules = rules
        self.names = names

    def line(self, game: RunningGame, told: Iterable[Event]) -> str:
        """What was done in a turn, and what is on the table after it; nothing if nothing was done."""
        text = ", ".join(once_named(words for event in told for words in self.words(event)))
        if not text:
            return ""
        state = game.state
        sizes = " ".join(f"{name} {state.size[seat]}" for seat, name in enumerate(self.names))
        named = f" ({self.rules.deck.suits[state.named_suit].name})" if state.named_suit >= 0 else ""
        return f"{text:<{WIDTH}} | {sizes} | {self.card(state.top)}{named}, stock {state.stock_size}"

    def deal(self, told: Iterable[Event]) -> Iterator[str]:
        """A deal: who deals, what everybody holds, what is turned up."""
        for event in told:
            yield from self.words(event)

    def card(self, kind: int) -> str:
        """A card as it is written."""
        return self.rules.deck.name_of(kind)

    def cards(self, kinds: Iterable[int] | None) -> str:
        """Cards as they are written; nothing is hidden from this story."""
        assert kinds is not None
        return " ".join(self.card(kind) for kind in kinds) or "nothing"

    def seats(self, seats: Iterable[int]) -> str:
        """Players by name."""
        return " and ".join(self.names[seat] for seat in seats) or "nobody"

    def words(self, event: Event) -> Iterator[str]:
        """An event in words."""
        match event:
            case HandBegan(number=number, dealer=dealer, first=first):
                yield f"Hand {number}: {self.names[dealer]} deals, {self.names[first]} begins."
            case Dealt(seat=seat, kinds=kinds):
                yield f"{self.names[seat]} holds {self.cards(kinds)}."
            case StarterRefused(kind=kind):
                yield f"{self.card(kind)} is turned up and put away."
            case StarterTurned(kind=kind):
                yield f"{self.card(kind)} is turned up."
            case CutterShown(kind=kind):
                yield f"{self.card(kind)} is shown under the stock."
            case DirectionChosen(seat=seat, direction=direction):
                yield f"{self.names[seat]} chooses to play {'clockwise' if direction > 0 else 'anticlockwise'}"
            case Played(seat=seat, kind=kind, left=left, reply=reply):
                how = "plays" if reply is None else f"answers ({reply.value}) with"
                yield f"{self.names[seat]} {how} {self.card(kind)}" + (", the last card but one" if left == 1 else "")
            case SuitNamed(seat=seat, suit=suit):
                named = "nothing" if suit is None else self.rules.deck.suits[suit].name
                yield f"{self.names[seat]} names {named}"
            case Drew(seat=seat, kinds=kinds):
                yield f"{self.names[seat]} draws {self.cards(kinds)}"
            case Owes(seat=seat, what=what, amount=amount):
                yield f"{self.names[seat]} {OWING[what]}".replace("#", counted(amount, what is Debt.CARDS))
            case Took(seat=seat, kinds=kinds, owed=owed):
                yield f"{self.names[seat]} owes {owed} and takes {self.cards(kinds)}"
            case Passed(seat=seat):
                yield f"{self.names[seat]} passes"
            case _:
                yield from self.more_words(event)

    def more_words(self, event: Event) -> Iterator[str]:
        """An event in words: what follows from cards and calls."""
        match event:
            case Called(seat=seat, calls=calls, late=late):
                said = " and ".join(self.rules.calls.calls[call].word for call in calls)
                yield f"{self.names[seat]} says “{said}”" + (", late" if late else "")
            case Caught(seat=seat, by=by, cards=cards):
                catcher = "the table" if by is None else self.names[by]
                yield f"{catcher} catches {self.names[seat]}: {counted(cards, True)}"
            case MustWait(seat=seat, turns=turns):
                yield f"{self.names[seat]} will miss {counted(turns, False)}"
            case Skipped(seat=seat):
                yield f"{self.names[seat]} is skipped"
            case Reversed(direction=direction):
                yield f"play goes {'clockwise' if direction > 0 else 'anticlockwise'}"
            case StaysAtTurn(seat=seat, optional=optional):
                yield f"{self.names[seat]} {'may play' if optional else 'plays'} again"
            case Refilled(count=count, shuffled=shuffled):
                yield f"{count} discards are {'shuffled' if shuffled else 'turned over'}"
            case TopTaken(seat=seat, kind=kind):
                yield f"{self.names[seat]} takes {self.card(kind)} from the table"
            case StillOwes(seat=seat, cards=cards):
                yield f"{self.names[seat]} still owes {cards}"
            case Fined(seat=seat, points=points):
                yield f"{self.names[seat]} is fined {points}"
            case CounterMoved(seat=seat, counter=counter):
                yield f"{self.names[seat]} counts {counter}"
            case HeldTooMany(seat=seat):
                yield f"{self.names[seat]} holds too many cards"
            case (
                RankNamed()
                | ThrewIn()
                | Claimed()
                | Challenged()
                | hands.HandShown()
                | hands.HandsSwapped()
                | hands.HandsRotated()
                | hands.CardGiven()
                | hands.CardTaken()
                | hands.CardPutAside()
                | hands.CardsDiscarded()
                | TopChosen()
                | RoundOpened()
                | RowClosed()
                | HandEndedBy()
                | Knocked()
                | CalledFalsely()
                | AccusedFalsely()
            ):
                yield from self.words_of_turns(event)
            case WentOut(seat=seat, place=place):
                yield f"{self.names[seat]} is out" + (f" in place {place}" if place > 1 else "")
            case HandEnded(result=result, winners=winners, points=points, totals=totals):
                yield f"hand {result.value}, winner {self.seats(winners)}, points {points}, totals {totals}"
            case DroppedOut(seat=seat):
                yield f"{self.names[seat]} drops out"
            case GameOver(winners=winners):
                yield f"game over, winner {self.seats(winners)}"
            case _:
                raise AssertionError(event)

    def words_of_turns(self, event: Event) -> Iterator[str]:
        """An event in words: what happens to hands, and out of turn."""
        match event:
            case RankNamed(seat=seat, rank=rank):
                named = "no rank" if rank is None else self.rules.deck.ranks[rank].name
                yield f"{self.names[seat]} names {named}"
            case ThrewIn(seat=seat, kind=kind):
                yield f"{self.names[seat]} throws in {self.card(kind)}"
            case Claimed(seat=seat, kinds=kinds):
                yield f"{self.names[seat]} claims with {self.cards(kinds)}"
            case Challenged(seat=seat, player=player, lawful=lawful):
                yield f"{self.names[seat]} doubts {self.names[player]}, {'wrongly' if lawful else 'rightly'}"
            case hands.HandShown(seat=seat, to=to, kinds=kinds):
                yield f"{self.names[seat]} shows {self.cards(kinds)} to {self.seats(to)}"
            case hands.HandsSwapped(seat=seat, other=other):
                yield f"{self.names[seat]} swaps hands with {self.names[other]}"
            case hands.HandsRotated(direction=direction):
                yield f"all hands move {'clockwise' if direction > 0 else 'anticlockwise'}"
            case hands.CardGiven(seat=seat, to=to, kind=kind):
                yield f"{self.names[seat]} gives {self.cards([] if kind is None else [kind])} to {self.names[to]}"
            case hands.CardTaken(seat=seat, other=other, kind=kind):
                taken = self.cards([] if kind is None else [kind])
                yield f"{self.names[seat]} takes {taken} from {self.names[other]}"
            case hands.CardsDiscarded(seat=seat, kinds=kinds):
                yield f"{self.names[seat]} discards {self.cards(kinds)}"
            case hands.CardPutAside(seat=seat, kind=kind):
                yield f"{self.names[seat]} puts {self.cards([] if kind is None else [kind])} aside"
            case TopChosen(seat=seat, kind=kind):
                yield f"{self.names[seat]} puts {self.card(kind)} on top"
            case RoundOpened(seat=seat):
                yield f"{self.names[seat]} opens a round"
            case RowClosed(seat=seat):
                yield f"{self.names[seat]} closes the row"
            case Knocked(seat=seat):
                yield f"{self.names[seat]} knocks"
            case HandEndedBy(seat=seat):
                yield f"{self.names[seat]} ends the hand"
            case CalledFalsely(seat=seat):
                yield f"{self.names[seat]} calls without reason"
            case AccusedFalsely(seat=seat, other=other):
                yield f"{self.names[seat]} accuses {self.names[other]} without reason"
            case _:
                raise AssertionError(event)


def counted(number: int, cards: bool) -> str:
    """A number of cards or of turns."""
    return f"{number} {'card' if cards else 'turn'}{'' if number == 1 else 's'}"


def once_named(clauses: Iterable[str]) -> Iterator[str]:
    """Clauses in which a player is named only where another one did something before."""
    last = ""
    for clause in clauses:
        subject, _, rest = clause.partition(" ")
        yield rest if subject == last else clause
        last = subject
