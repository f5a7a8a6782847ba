"""Cards that do what the card below did: what that asks for goes with the card on top."""

from __future__ import annotations

from tables import table

COPY = "play 10: acts as card below\nstarter 10: nothing\n"


def test_a_cover_goes_with_the_card_that_copies() -> None:
    at = table(f"{COPY}play A: cover with same suit, else draw 1", "10S 5D 6S 2C", "3C", top="10D", below="AD")
    at.do(0, "play 10S")
    assert at.legal == {"play 6S"}


def test_the_next_one_up_is_counted_from_the_card_that_copies() -> None:
    text = f"{COPY}play 3: next must play same suit next-up, else draw 1"
    at = table(text, "10D 2C", "4D JD", top="3D")
    at.do(0, "play 10D")
    assert at.legal == {"play JD"}


def test_a_card_copies_what_the_one_below_did_in_the_suit_of_the_cutter() -> None:
    text = f"{COPY}cutter any\nplay cutter 7: may end hand"
    at = table(text, "10H 2C", "3C", top="7H", cutter="2H")
    at.do(0, "play 10H")
    assert at.legal == {"take up", "pass"}


def test_a_row_that_a_copying_card_opens_is_not_closed_before_a_card_is_added() -> None:
    text = f"{COPY}play 7: run of same suit\nrun stays open until closed"
    at = table(text, "10H 2H 3C", "4C", top="7H")
    at.do(0, "play 10H")
    assert at.legal == {"play 2H", "pass"}
    at.do(0, "play 2H")
    assert at.legal == {"take up", "pass"}


def test_an_answer_that_copies_a_draw_card_makes_nobody_draw() -> None:
    text = f"{COPY}play 7: next draws 2\nanswer 7 with same suit 10: sends back"
    at = table(text, "7S 2C", "10S 3C", top="9S", stock="4D 5D 6D 9D 9C")
    at.do(0, "play 7S")
    at.do(1, "play 10S")
    assert (at.turn, at.owed) == (0, 2)


def test_of_several_cards_one_copies_what_lies_under_it_not_under_the_last() -> None:
    text = f"{COPY}play Q: next draws 2\nplay 4: next draws 3\nseveral same suit\nseveral: each acts"
    at = table(text, "10H 4H KH 2C", "3C 5C", top="QH")
    at.do(0, "play 10H", "play 4H", "play KH")
    assert at.game.state.owed_amount == 5
