"""What is owed and how it is answered (cases BR-013, BR-015 to BR-020, BR-061, BR-064)."""

from __future__ import annotations

import pytest
from tables import table

from crazy8.runtime.people.reasons import Reason

TWOS = "play 2: next draws 2"
CHAIN = f"{TWOS}\nanswer 2 with 2"
EIGHTS_DRAW = "play 8: next draws 4"
LOW = "AD 3D 4D 5D 6D 7D 9D 10D JD QD"


def test_under_a_debt_there_is_the_answer_and_the_whole_debt_and_nothing_else() -> None:
    """BR-013 (jpriebe/hotdeath #7): no single ordinary draw while something is owed."""
    at = table(CHAIN, "2C 9D", "2H KS", "5S 6S", top="4C", stock="3D 3H 7D 7H")
    at.do(0, "play 2C")
    assert at.legal == {"play 2H", "take"}
    assert at.refused(1, "draw").reason is Reason.MUST_ANSWER_OR_TAKE
    at.do(1, "take")
    assert at.hand(1) == {"2H", "KS", "3D", "3H"}
    assert at.owed == 0
    assert at.turn == 2


def test_a_debt_is_charged_once() -> None:
    """BR-015 (WilliamWelsh/UNO #3, tk-codes/uno PR #8): four cards are four cards."""
    at = table(EIGHTS_DRAW, "8C 2H", "5S", top="6H", stock=f"{LOW} KD 2D")
    at.do(0, "play 8C", "name hearts")
    at.do(1, "take")
    assert at.size(1) == 1 + 4
    assert len(at.stock) == 8
    assert at.owed == 0


def test_a_debt_falls_on_one_player_only() -> None:
    """BR-016 (jorgeucano/RunoX #42): the next one draws and loses the turn, and that is all."""
    at = table(EIGHTS_DRAW, "8C 2H", "5S", "6S", "7S", top="6H", stock=LOW)
    at.do(0, "play 8C", "name spades")
    at.do(1, "take")
    assert [at.size(seat) for seat in range(4)] == [1, 5, 1, 1]
    assert at.turn == 2


def test_a_served_draw_card_is_an_ordinary_card() -> None:
    """BR-017 (IIC2233/syllabus-2020-1 #1301 and #1210): a new one begins a new debt."""
    at = table(CHAIN, "2C 9H", "AH", "7C 2H KS", top="3C", stock="AD 3D 4D")
    at.do(0, "play 2C")
    at.do(1, "take")
    assert (at.turn, at.owed) == (2, 0)
    assert at.legal == {"play 7C", "play 2H"}
    at.do(2, "play 2H")
    assert at.owed == 2


def test_a_draw_card_drawn_while_serving_is_no_answer() -> None:
    """BR-018 (IIC2233/syllabus-2020-1 #1166; open_spiel crazy_eights): serving is one act and ends the turn."""
    at = table(CHAIN, "2C AD", "9H", "8H", top="3C", stock="2S 4H 6D")
    at.do(0, "play 2C")
    assert at.legal == {"take"}
    assert at.refused(1, "play 9H").reason is Reason.MUST_TAKE
    at.do(1, "take")
    assert at.hand(1) == {"9H", "2S", "4H"}
    assert (at.turn, at.owed) == (2, 0)


ACES = "play A: skip next\nanswer A with A"


def test_a_skip_that_is_accepted() -> None:
    """BR-019 (pages on Prší; Jcardif/Kadi #5): only an ace answers an ace; then the next but one lays as usual."""
    at = table(ACES, "AC 9D", "AH KC", "7C 7D", top="JC", stock="10S 7S")
    at.do(0, "play AC")
    assert at.legal == {"play AH", "take"}
    at.do(1, "take")
    assert at.turn == 2
    assert at.legal == {"play 7C"}


def test_a_skip_that_is_answered() -> None:
    """BR-019 (pages on Prší; Jcardif/Kadi #5): the answer adds a seat, and the one who has none gives way for all."""
    at = table(ACES, "AC 9D", "AH KC", "7C 7D", top="JC", stock="10S 7S")
    at.do(0, "play AC")
    at.do(1, "play AH")
    assert (at.turn, at.legal) == (2, {"take"})
    at.do(2, "take")
    assert at.turn == 1


def test_passing_a_debt_on_sending_it_back_and_neither() -> None:
    """BR-020 (MonikaModDev #9335, #9545; RunoX #43; mau_mau_bot PR #27): three rules that go by one name.

    In the case four cards come back, for it lets the answer add its own two; `sends back` returns what was owed.
    """
    hands = ("6C 2H", "2D 7C", "4S")
    added = table(CHAIN, *hands, top="7H", stock=LOW)
    added.do(0, "play 2H")
    added.do(1, "play 2D")
    assert (added.turn, added.owed) == (2, 4)
    back = table(f"{TWOS}\nanswer 2 with 2: sends back", *hands, top="7H", stock=LOW)
    back.do(0, "play 2H")
    back.do(1, "play 2D")
    assert (back.turn, back.owed) == (0, 2)
    neither = table(TWOS, *hands, top="7H", stock=LOW)
    neither.do(0, "play 2H")
    assert neither.refused(1, "play 2D").reason is Reason.MUST_TAKE


def test_a_call_penalty_does_not_serve_a_debt_and_may_bring_its_answer() -> None:
    """BR-061 (IIC2233/syllabus-2020-1 #1249): the two amounts are kept apart, and the penalty is drawn at once."""
    text = f'{CHAIN}\ncall "last" at 1 card, else draw 4\ncall until last card'
    at = table(text, "3C 2C 5D", "4C 9H", "6H 7H", top="KC", stock="AD 2S 3D 4D 5S 6D 7D", turn=1)
    at.do(1, "play 4C")
    at.nobody_minds()
    at.do(2, "draw")
    at.nobody_minds()
    at.do(0, "play 2C")
    assert at.owed == 2
    at.nobody_minds(until=2)
    at.do(2, "catch 1")
    assert at.hand(1) == {"9H", "2S", "3D", "4D", "5S"}
    assert (at.turn, at.owed) == (1, 2)
    assert at.legal == {"play 2S", "take"}


@pytest.mark.parametrize(("mode", "owed"), [("", [2, 4, 6, 8]), (": doubles", [2, 4, 8, 16])])
def test_a_debt_that_grows_by_adding_or_by_doubling(mode: str, owed: list[int]) -> None:
    """BR-064 (help page of spinchat; IIC2233/syllabus-2020-1 #1042; Prší and Switch pages): both ladders."""
    text = f"play 7: next draws 2\nanswer 7 with 7{mode}"
    at = table(text, "7C 9C", "7D 9D", "7H 9H", "7S 9S", top="10C", stock="AC 2C 3C 4C 5C 6C AD 2D 3D 4D 5D 6D")
    ladder = []
    for seat, suit in enumerate("CDHS"):
        at.do(seat, f"play 7{suit}")
        ladder.append(at.owed)
    assert ladder == owed
    before = at.size(0)
    everything_that_can_be_drawn = len(at.stock) + len(at.discards) - 1
    at.do(0, "take")
    assert at.size(0) - before == min(owed[-1], everything_that_can_be_drawn)
    assert at.discards == ["7S"] or owed[-1] <= 12
