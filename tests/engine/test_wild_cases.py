"""Wild cards and the naming of suits (cases BR-030 to BR-034)."""

from __future__ import annotations

from tables import Table, table

from crazy8.runtime.people.events import SuitNamed
from crazy8.runtime.people.reasons import Reason
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.records.actions import CALL, DRAW, NAME_SUIT, PASS

FOUR_NAMES = {"name clubs", "name diamonds", "name hearts", "name spades"}


def eight_laid() -> Table:
    """An eight lies, and its suit has to be named."""
    at = table('call "last" at 1 card, else draw 2', "8C 2H 3H", "2D 3D", top="5H", stock="9C")
    at.do(0, "play 8C")
    return at


def test_a_suit_that_does_not_exist_is_refused_with_those_that_do() -> None:
    """BR-031 (mjsalerno/UnoBot #3): and nothing has changed."""
    at = eight_laid()
    before = at.game.state.content()
    refusal = at.game.do(NAME_SUIT + 4)
    assert isinstance(refusal, Refusal)
    assert refusal.reason is Reason.NO_SUCH_ACTION
    assert {at.word(action) for action in refusal.legal} == FOUR_NAMES
    assert at.game.state.content() == before


def test_while_a_suit_is_to_be_named_there_is_nothing_else_to_do() -> None:
    """BR-032 (tk-codes/uno #2; smogon/pokemon-showdown #3900 and #3578; letsuno #80; danguilherme/uno #23)."""
    at = eight_laid()
    assert at.legal == FOUR_NAMES
    for action in (PASS, DRAW, CALL, 1):
        refusal = at.game.do(action)
        assert isinstance(refusal, Refusal)
        assert refusal.reason is Reason.MUST_NAME_SUIT
    at.do(0, "name spades")
    assert (at.turn, at.named) == (1, "spades")


def test_only_another_suit_may_be_named_where_the_rules_say_so() -> None:
    """BR-031 with `names another suit`: the one that was to be followed is refused, the printed one is not."""
    at = table("wild 8: names another suit", "8C 2H", "2D 3D", top="5H", stock="9C")
    at.do(0, "play 8C")
    assert at.legal == FOUR_NAMES - {"name hearts"}
    assert at.refused(0, "name hearts").reason is Reason.SUIT_NOT_ALLOWED


def test_naming_nothing_where_the_rules_allow_it() -> None:
    """BR-032 with `may name suit`: the pass names nothing, and the printed suit holds."""
    at = table("wild 8: may name suit", "8C 2H", "2C 3D", top="5H", stock="9C")
    at.do(0, "play 8C")
    assert at.legal == FOUR_NAMES | {"pass"}
    told = at.do(0, "pass")
    assert SuitNamed(0, None) in told
    assert at.legal == {"play 2C"}


def test_a_named_suit_does_not_leak_into_the_next_hand() -> None:
    """BR-033 (ichabod801/t_games #54): the new hand follows its own starter."""
    at = table("game 2 hands\ndeal 5", "8H 8S 2C", "2D 3D", top="5H", stock="4D 9C")
    at.do(0, "play 8S", "name spades")
    at.do(1, "draw")
    at.do(0, "play 8H", "name clubs")
    at.do(1, "draw")
    at.do(0, "play 2C")
    assert at.game.hand_over
    at.do(0, "deal")
    assert at.named is None
    suit = at.top[-1]
    fitting = {card for card in at.hand(at.game.mover) if card[-1] == suit or card[:-1] in (at.top[:-1], "8")}
    assert at.legal == ({f"play {card}" for card in fitting} or {"draw"})


def test_a_wild_last_card_names_nothing() -> None:
    """BR-034 (ichabod801/t_games #187; IIC2233/syllabus-2020-1 #1251; letsuno #55): the hand is over at once."""
    at = table("", "8H", "2C", top="3C")
    told = at.do(0, "play 8H")
    assert at.game.hand_over
    assert at.winners == [0]
    assert not any(isinstance(event, SuitNamed) for event in told)


def test_a_wild_card_that_also_matches_names_all_the_same() -> None:
    """BR-032: an eight on an eight of its suit is still wild."""
    at = table("", "8S 2H", "2D 3D", top="8H", stock="9C")
    at.do(0, "play 8S")
    assert at.legal == FOUR_NAMES


def test_a_restricted_wild_on_a_wild_looks_at_the_named_suit() -> None:
    """BR-030 (smogon/pokemon-showdown #3713): not at the printed one, which nobody has to follow."""
    text = """draw at will
wild 8: names suit
play 8: next draws 4
forbid 8 while holding same suit"""
    stock = "2D 3D 4D 6D 7D 9D 10D JD"
    at = table(text, "8C 8S 3H 4H", "9H", top="5C", stock=stock)
    at.do(0, "play 8C", "name clubs")
    at.do(1, "take")
    assert at.legal == {"play 8S", "draw"}
    at = table(text, "8C 8S 3H 4H", "9H", top="5C", stock=stock)
    at.do(0, "play 8C", "name hearts")
    at.do(1, "take")
    assert at.legal == {"play 3H", "play 4H", "draw"}


def test_with_several_cards_the_suit_to_be_followed_is_that_before_the_first() -> None:
    """Of two eights laid together the suit of the lower one was never to be followed."""
    at = table("wild 8: names another suit\nseveral same rank", "8C 8S 2H", "2D 3D", top="5H", stock="9C")
    at.do(0, "play 8C", "play 8S")
    assert at.legal == {"name clubs", "name diamonds", "name spades"}
