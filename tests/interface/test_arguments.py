"""Wrong arguments: each is an error that names the argument, and nothing else happens."""

from __future__ import annotations

from collections.abc import Callable
from math import nan
from typing import Any

import pytest

import crazy8

PAGAT: Any = crazy8.load("pagat")
GAME: Any = PAGAT.deal(players=3, seed=8)
SEVEN: Any = next(card for card in crazy8.load("mau-mau-official-2008").card_pictures() if str(card) == "7♣")
OF_ANOTHER_DECK = crazy8.Move(crazy8.MoveKind.PLAY, card=SEVEN)

WRONG: list[tuple[Callable[[], object], type[Exception], str]] = [
    (lambda: crazy8.load(None), TypeError, "name"),  # type: ignore[arg-type]
    (lambda: crazy8.load_text(b"c8 2"), TypeError, "text"),  # type: ignore[arg-type]
    (lambda: PAGAT.rules(options="twos"), TypeError, "options"),
    (lambda: PAGAT.rules(options=[2]), TypeError, "options"),
    (lambda: PAGAT.rules(options=None), TypeError, "options"),
    (lambda: PAGAT.rules(players="3"), TypeError, "players"),
    (lambda: PAGAT.rules(players=2.0), TypeError, "players"),
    (lambda: PAGAT.rules(players=nan), TypeError, "players"),
    (lambda: PAGAT.rules(players=True), TypeError, "players"),
    (lambda: PAGAT.rules(players=0), ValueError, "players"),
    (lambda: PAGAT.rules(players=-3), ValueError, "players"),
    (lambda: PAGAT.rules(players=99), ValueError, "players"),
    (lambda: PAGAT.check(players=nan), TypeError, "players"),
    (lambda: PAGAT.deal(seed=-1), ValueError, "seed"),
    (lambda: PAGAT.deal(seed=1.5), TypeError, "seed"),
    (lambda: PAGAT.deal(seed=1 << 63), ValueError, "seed"),
    (lambda: PAGAT.difference("bicycle"), TypeError, "other"),
    (lambda: PAGAT.misprints(None), TypeError, "book"),
    (lambda: PAGAT.misprints("no book", players="3"), TypeError, "players"),
    (lambda: PAGAT.restore("text"), TypeError, "content"),
    (lambda: PAGAT.simulate(), ValueError, "hands"),
    (lambda: PAGAT.simulate(hands=10, games=10), ValueError, "hands"),
    (lambda: PAGAT.simulate(hands=0), ValueError, "hands"),
    (lambda: PAGAT.simulate(hands=-5), ValueError, "hands"),
    (lambda: PAGAT.simulate(hands=2.5), TypeError, "hands"),
    (lambda: PAGAT.simulate(hands=nan), TypeError, "hands"),
    (lambda: PAGAT.simulate(games=-5), ValueError, "games"),
    (lambda: PAGAT.simulate(hands=1, workers=-1), ValueError, "workers"),
    (lambda: PAGAT.simulate(hands=1, workers=0), ValueError, "workers"),
    (lambda: PAGAT.simulate(hands=1, seed=-1), ValueError, "seed"),
    (lambda: PAGAT.simulate(hands=1, players="sensible"), TypeError, "players"),
    (lambda: PAGAT.simulate(hands=1, players=[3, 4]), TypeError, "players"),
    (lambda: PAGAT.simulate(hands=1, players=[crazy8.Sensible, "random"]), TypeError, "players"),
    (lambda: PAGAT.simulate(hands=1, players=["clever", "random"]), LookupError, "clever"),
    (lambda: PAGAT.simulate(hands=1, players=[]), ValueError, "`players` .* empty"),
    (lambda: crazy8.Random(seed=nan), TypeError, "seed"),  # type: ignore[arg-type]
    (lambda: GAME.push("5♥"), TypeError, "move"),
    (lambda: GAME.push(0), TypeError, "move"),
    (lambda: GAME.push(crazy8.Move(crazy8.MoveKind.PLAY)), ValueError, "card"),
    (lambda: GAME.push(crazy8.Move(crazy8.MoveKind.CHOOSE_SEAT, seat=77)), ValueError, "seat"),
    (lambda: GAME.push(crazy8.Move(crazy8.MoveKind.CHOOSE_SEAT, seat=3)), ValueError, "seat"),
    (lambda: GAME.push(crazy8.Move(crazy8.MoveKind.CHOOSE_SEAT, seat=nan)), TypeError, "seat"),
    (lambda: GAME.refusal(crazy8.Move(crazy8.MoveKind.CHOOSE_SEAT)), ValueError, "seat"),
    (lambda: GAME.push(crazy8.Move(crazy8.MoveKind.NAME_SUIT, suit="stars")), LookupError, "stars"),
    (lambda: GAME.push(crazy8.Move(crazy8.MoveKind.NAME_SUIT, suit=5)), TypeError, "suit"),
    (lambda: GAME.push(crazy8.Move(crazy8.MoveKind.PLAY)), crazy8.ChoiceError, "`card` is missing"),
    (lambda: GAME.push(crazy8.Move(crazy8.MoveKind.PLAY, card="5♥")), TypeError, "card"),
    (lambda: GAME.push(OF_ANOTHER_DECK), crazy8.NotFoundError, "`card`: this 7♣ is a card of another deck"),
    (lambda: GAME.refusal(OF_ANOTHER_DECK), crazy8.NotFoundError, "`card`: this 7♣ is a card of another deck"),
    (lambda: crazy8.Move("play"), TypeError, "kind"),
    (lambda: crazy8.MoveKind("lay"), ValueError, "no kind of move 'lay'"),
    (lambda: GAME.push_text(5), TypeError, "words"),
    (lambda: GAME.observation(3), ValueError, "seat"),
    (lambda: GAME.observation(-1), ValueError, "seat"),
    (lambda: GAME.observation("0"), TypeError, "seat"),
    (lambda: GAME.observation(nan), TypeError, "seat"),
    (lambda: GAME.advice("clever"), LookupError, "clever"),
    (lambda: GAME.advice(3), TypeError, "player"),
    (lambda: PAGAT.position(hands="5♥"), TypeError, "hands"),
    (lambda: PAGAT.position(hands=["5♥", "6♥"]), TypeError, "hands"),
    (lambda: PAGAT.position(hands=[["5"], []]), LookupError, "hands"),
    (lambda: PAGAT.position(hands=[["5♥", 7], []]), TypeError, "hands"),
    (lambda: PAGAT.position(hands={5: ["5♥"]}, players=3), ValueError, "hands"),
    (lambda: PAGAT.position(hands=[[], [], []], players=2), ValueError, "hands"),
    (lambda: PAGAT.position(top="17♥"), LookupError, "top"),
    (lambda: PAGAT.position(top="5♥", pile=["5♥"]), ValueError, "more often"),
    (lambda: PAGAT.position(top=next(iter(crazy8.load("uno").card_pictures()))), LookupError, "top"),
    (lambda: PAGAT.position(top=SEVEN), crazy8.NotFoundError, "`top`: this 7♣ is a card of another deck"),
    (lambda: PAGAT.position(hands={"a": ["5♥"]}), TypeError, "`hands`: `seat` has"),
    (lambda: PAGAT.position(hands={5: ["5♥"]}), ValueError, "`hands`: `seat` has"),
    (lambda: PAGAT.position(hands=[["5♥"], []], scores=[1]), ValueError, "`scores` has 1 for 2 seats"),
    (lambda: PAGAT.position(only_stock="no"), TypeError, "only_stock"),
    (lambda: PAGAT.position(mover=9), ValueError, "mover"),
    (lambda: PAGAT.position(dealer=9), ValueError, "dealer"),
    (lambda: PAGAT.position(owed=-1), ValueError, "owed"),
    (lambda: PAGAT.position(top="5♥", owed=2), ValueError, "nobody owe"),
    (lambda: PAGAT.position(named_suit="stars"), LookupError, "named_suit"),
    (lambda: PAGAT.position(scores=[1, 2, 3, 4, 5]), ValueError, "scores"),
    (lambda: PAGAT.position(scores=[nan, 0, 0, 0]), TypeError, "scores"),
    (lambda: PAGAT.position(seed=-1), ValueError, "seed"),
    (lambda: PAGAT.position(hand=["5♥"]), TypeError, "no argument `hand`; did you mean `hands`"),
    (lambda: PAGAT.rulebook(language=5), TypeError, "language"),
    (lambda: PAGAT.rulebook(language=None), TypeError, "language"),
    (lambda: PAGAT.rulebook(locale_dir=5), TypeError, "locale_dir"),
    (lambda: PAGAT.rulebook(templates=5), TypeError, "templates"),
    (lambda: PAGAT.rulebook(face=5), TypeError, "face"),
    (lambda: PAGAT.rulebook(paper=[]), TypeError, "paper"),
    (lambda: PAGAT.rulebook(form=5), TypeError, "form"),
    (lambda: PAGAT.rulebook(form=None), TypeError, "form"),
    (lambda: PAGAT.rulebook(form="pdf"), crazy8.ChoiceError, "`form` is that of a text, and a PDF is none"),
    (lambda: PAGAT.rulebook(form="doc"), crazy8.ChoiceError, "`form` has to be one of html, md, txt, json, not `doc`"),
    (lambda: PAGAT.rulebook(marked=1), TypeError, "marked"),
    (lambda: PAGAT.rulebook(ascii_suits="no"), TypeError, "ascii_suits"),
    (lambda: PAGAT.rulebook(four_colours="no"), TypeError, "four_colours"),
    (lambda: PAGAT.rulebook(relatives="no"), TypeError, "relatives"),
    (lambda: PAGAT.rulebook_pdf(language=5), TypeError, "language"),
    (lambda: PAGAT.rulebook_pdf(folded="no"), TypeError, "folded"),
    (lambda: PAGAT.rulebook_pdf(paper="A5"), crazy8.ChoiceError, "`paper` has to be one of A4, letter, not `A5`"),
    (lambda: PAGAT.rulebook(locale_dir="/missing"), crazy8.NotFoundError, "cannot read the folder `/missing`: no such"),
    (lambda: PAGAT.rulebook(templates="/missing"), crazy8.NotFoundError, "cannot read the folder `/missing`: no such"),
    (lambda: PAGAT.with_repairs(strict=5), TypeError, "strict"),
    (lambda: PAGAT.with_repairs(options="twos"), TypeError, "options"),
    (lambda: PAGAT.coverage(on_progress=5), TypeError, "on_progress"),
    (lambda: PAGAT.simulate(hands=1, on_progress=5), TypeError, "on_progress"),
    (lambda: PAGAT.simulate(hands=1, on_stage=None), TypeError, "on_stage"),
    (lambda: crazy8.rules_from_json(5), TypeError, "`text`"),  # type: ignore[arg-type]
    (lambda: PAGAT.rulebook(langauge="it"), TypeError, "no argument `langauge`; did you mean `language`"),
    (lambda: PAGAT.rulebook_pdf(langauge="it"), TypeError, "no argument `langauge`; did you mean `language`"),
]


@pytest.mark.parametrize(("asked", "error", "named"), WRONG)
def test_a_wrong_argument_is_named(asked: Callable[[], object], error: type[Exception], named: str) -> None:
    before = GAME.copy()
    with pytest.raises(error, match=named):
        asked()
    assert before == GAME


def test_whole_numbers_may_be_of_any_type_that_is_one() -> None:
    class Three:
        def __index__(self) -> int:
            return 3

    three: Any = Three()
    assert PAGAT.rules(players=three).players == 3
    assert PAGAT.simulate(hands=three, players=three).hands == 3
