"""Drawing and passing (cases BR-011, BR-012, BR-014, BR-057, BR-063)."""

from __future__ import annotations

from tables import table

from crazy8.runtime.people.reasons import Reason

MAY_PLAY = "drawn card may be played"
AT_WILL = "draw at will"


def test_one_draw_in_a_turn() -> None:
    """BR-011 (tk-codes/uno #3, mjsalerno/UnoBot #1): a drawn card that fits is no licence to draw again."""
    at = table(MAY_PLAY, "4S", "2D", top="5H", stock="7H 9H")
    at.do(0, "draw")
    assert at.legal == {"play 7H", "pass"}
    assert at.refused(0, "draw").reason is Reason.NO_MORE_DRAWS
    at.do(0, "pass")
    assert at.turn == 1


def test_after_a_draw_at_will_only_the_drawn_card_may_be_played() -> None:
    """BR-012 (a page of Uno rules; IIC2233/syllabus-2020-1 #1160): one of the two published readings."""
    at = table(f"{AT_WILL}\n{MAY_PLAY}", "2H 4S", "2D", top="5H", stock="9C")
    at.do(0, "draw")
    assert at.legal == {"pass"}
    assert at.refused(0, "play 2H").reason is Reason.ONLY_DRAWN_CARD


def test_after_a_draw_at_will_any_card_may_be_played() -> None:
    """BR-012 (IIC2233/syllabus-2020-1 #1160): the other published reading."""
    at = table(f"{AT_WILL}\ndrawn card may be played or any other", "2H 4S", "2D", top="5H", stock="9C")
    at.do(0, "draw")
    assert at.legal == {"play 2H", "pass"}


def test_after_a_draw_at_will_any_card_may_be_played_and_one_has_to_be() -> None:
    """Bicycle: drawing is allowed with a card that fits, and only who cannot play passes."""
    rules = f"draw until playable\n{AT_WILL}\ndrawn card must be played or any other\nstock empty: pass"
    at = table(rules, "2H 4S", "2D", top="5H", stock="9C 9H 3H")
    assert at.legal == {"play 2H", "draw"}
    at.do(0, "draw")
    assert at.legal == {"play 2H", "draw"}
    assert at.refused(0, "pass").reason is Reason.MUST_PLAY_OR_DRAW
    at.do(0, "draw")
    assert at.legal == {"play 2H", "play 9H"}
    assert at.refused(0, "pass").reason is Reason.MUST_PLAY
    assert at.refused(0, "draw").reason is Reason.MUST_PLAY
    at.do(0, "play 2H")
    assert at.turn == 1


def test_who_has_drawn_all_there_is_has_to_lay_what_fits() -> None:
    """Bicycle: the stock comes to its end in a draw by choice; the card that was held still fits."""
    rules = f"draw until playable\n{AT_WILL}\ndrawn card must be played or any other\nstock empty: pass"
    at = table(rules, "2H 4S", "2D", top="5H", stock="9C")
    at.do(0, "draw")
    assert at.legal == {"play 2H"}


def test_drawing_until_one_fits_goes_on_though_another_card_may_be_laid() -> None:
    """What ends the drawing is a drawn card that fits, not one that was held all the time."""
    at = table(f"draw until playable\n{AT_WILL}\n{MAY_PLAY} or any other", "2H 4S", "2D", top="5H", stock="9C 9H 3H")
    at.do(0, "draw")
    assert at.legal == {"play 2H", "draw"}
    at.do(0, "draw")
    assert at.legal == {"play 2H", "play 9H", "pass"}


def test_whoever_serves_a_debt_loses_the_turn() -> None:
    """BR-014 (velnias75/NetMauMau #34): the first of two rules in use."""
    at = table("play 7: next draws 2", "7C KD", "9H", top="8C", stock="10C QS AD")
    at.do(0, "play 7C")
    at.do(1, "take")
    assert at.hand(1) == {"9H", "10C", "QS"}
    assert at.turn == 0


def test_whoever_serves_a_debt_has_a_turn_then() -> None:
    """BR-014 (velnias75/NetMauMau #34): the second one; the turn is an ordinary one with an ordinary draw."""
    at = table("play 7: next draws 2, then plays", "7C KD", "9H", top="8C", stock="10D QS AD")
    at.do(0, "play 7C")
    at.do(1, "take")
    assert at.turn == 1
    assert at.legal == {"draw"}
    at.do(1, "draw")
    assert at.hand(1) == {"9H", "10D", "QS", "AD"}
    assert at.turn == 0


def test_whoever_serves_a_debt_may_lay_one_card_then() -> None:
    """BR-014 (velnias75/NetMauMau #34): between the two, one card or nothing, and no draw."""
    at = table("play 7: next draws 2, then may play", "7C KD", "9H", top="8C", stock="10C QS AD")
    at.do(0, "play 7C")
    at.do(1, "take")
    assert at.legal == {"play 10C", "pass"}
    assert at.refused(1, "draw").reason is Reason.PLAY_OR_STOP
    at.do(1, "pass")
    assert at.turn == 0


def test_drawing_one_card_or_until_one_fits() -> None:
    """BR-057 (two versions of an encyclopaedia's article on Switch): both readings can be chosen."""
    hands, stock = ("4H 5D", "6C"), "KD 2C 3S 7H"
    one = table("draw 1", *hands, top="9S", stock=stock)
    one.do(0, "draw")
    assert one.hand(0) == {"4H", "5D", "KD"}
    assert one.turn == 1
    until = table(f"draw until playable\n{MAY_PLAY}", *hands, top="9S", stock=stock)
    until.do(0, "draw", "draw", "draw")
    assert until.hand(0) == {"4H", "5D", "KD", "2C", "3S"}
    assert until.legal == {"play 3S", "pass"}
    must = table("draw until playable\ndrawn card must be played", *hands, top="9S", stock=stock)
    must.do(0, "draw", "draw", "draw")
    assert must.legal == {"play 3S"}
    assert must.refused(0, "pass").reason is Reason.MUST_PLAY_DRAWN


def test_drawing_up_to_three_stops_at_the_first_that_fits() -> None:
    """BR-057: between one and without end; after the third card in vain the turn can only be passed."""
    at = table(f"draw up to 3\n{MAY_PLAY}", "4H 5D", "6C", top="9S", stock="KD 2C 3H 7S")
    at.do(0, "draw")
    assert at.legal == {"draw"}
    at.do(0, "draw", "draw")
    assert at.legal == {"pass"}
    assert at.refused(0, "draw").reason is Reason.NO_MORE_DRAWS


def test_nobody_passes_without_a_draw() -> None:
    """BR-063 (letsuno/uno-online #215, rules of ichabod801/t_games): a turn is a card or a draw."""
    able = table(MAY_PLAY, "2H 4S", "2D", top="5H", stock="9C")
    assert able.legal == {"play 2H"}
    assert able.refused(0, "pass").reason is Reason.MUST_PLAY
    assert able.refused(0, "draw").reason is Reason.MUST_PLAY
    unable = table(MAY_PLAY, "4S", "2D", top="5H", stock="9C")
    assert unable.legal == {"draw"}
    assert unable.refused(0, "pass").reason is Reason.MUST_DRAW
    unable.do(0, "draw")
    assert unable.legal == {"pass"}


def test_drawing_until_a_card_fits_can_be_limited() -> None:
    rules = "draw until playable, at most 2\ndrawn card must be played"
    at = table(rules, "2H 4S", "2D", top="5C", stock="9D 9H 3C")
    at.do(0, "draw")
    assert at.legal == {"draw"}
    at.do(0, "draw")
    assert at.legal == {"pass"}
    at.do(0, "pass")
    fits = table(rules, "2H 4S", "2D", top="5C", stock="9C 9H 3C")
    fits.do(0, "draw")
    assert fits.legal == {"play 9C"}
