"""Cards that a pack has for itself are heard as cards: Uno's draw two, its reverse, its wild cards, its noughts."""

from __future__ import annotations

import pytest

import crazy8
from crazy8.compiler.players_words.own_packs import names_own_cards, pack_meant

UNO, PAGAT = "uno", "pagat"
OTHER_PACK = "in a file that `extends uno`"
TYPED = {
    "play wild draw 4: next draws 4": "play wild4: next draws 4",
    "play draw 2: next draws 2": "play draw2: next draws 2",
    "answer draw 2 with draw 2": "answer draw2 with draw2",
    "answer +2 with +4": "answer draw2 with wild4",
    "stack +2 on +2": "answer draw2 with draw2",
    "play 0: all hands pass left": "play 0: all pass hands left",
    "skip: next loses turn": "play skip: skip next",
    "wild: pick colour": "wild wild: names colour",
    "draw four can be challenged": "challenge wild4: guilty draws 4, else challenger draws 6",
    "no bluffing with draw four": "challenge wild4: forbidden",
    "red 7: everybody else draws 1": "play red 7: others draw 1",
    "a yellow skip skips two players": "play yellow skip: skip next 2",
    "draw 2 if you can't play": "draw 2",
    "play 8: draw 2 and skip": "play 8: next draws 2, then misses a turn",
    "8 is wild": "wild 8: names colour",
    "wild cards: 40 points": "value wild wild4: 40",
    "action cards may not be the last card": "finish on skip reverse draw2: forbidden",
    "last card is Draw Two or Draw Four: next still picks up": "finish on draw2 wild4: acts",
    "starting card is a wild: dealer picks colour": "starter wild: dealer names colour",
}
VALUES = "score: numbers face, action cards 20, wilds 50"
FACES = ("number cards count face value", "value 0 to 9: face")


def lines_for(typed: str, base: str) -> tuple[list[str], str]:
    """Return the lines that are shown for one that cannot be read, and the notes."""
    verdict = crazy8.load_text(f'c8 2\nvariant home "Home" extends {base} [house]\n{typed}\n').check()
    shown = [line.strip() for one in verdict.reports for line in (one.told_help or "").split("\n")[1:]]
    return shown, " ".join(note for one in verdict.reports for note in one.notes)


@pytest.mark.parametrize(("typed", "line"), [*TYPED.items(), FACES])
def test_in_a_file_with_unos_pack_they_are_its_cards(typed: str, line: str) -> None:
    shown, _ = lines_for(typed, UNO)
    assert shown[0] == line


def test_values_of_all_its_cards_are_lines_beside_each_other() -> None:
    shown, _ = lines_for(VALUES, UNO)
    assert shown == ["value 0 to 9: face", "value skip reverse draw2: 20", "value wild wild4: 50"]
    written = "\n".join(['c8 2\nvariant home "Home" extends uno [house]', *shown, ""])
    assert not crazy8.load_text(written).check().errors


@pytest.mark.parametrize("typed", ["play wild draw 4: next draws 4", "0: all hands pass left", "stack +2 on +2"])
def test_over_an_ordinary_pack_the_line_is_shown_with_its_card_and_where_it_can_stand(typed: str) -> None:
    shown, notes = lines_for(typed, PAGAT)
    assert shown[0] == lines_for(typed, UNO)[0][0]
    assert OTHER_PACK in notes


@pytest.mark.parametrize("typed", ["draw 2 if you can't play", "play 8: skip", "play A: reverse"])
def test_what_somebody_does_is_no_card(typed: str) -> None:
    assert pack_meant(typed) == ""
    assert not names_own_cards(typed, "")


def test_a_pack_of_ones_own_has_its_names() -> None:
    deck = "deck fruit {\n  suits red blue\n  2 of each: 1 to 7, apple, pear\n}"
    head = f'c8 2\nvariant home "Home" [house]\n{deck}\nmatch suit or rank\n'
    verdict = crazy8.load_text(f"{head}pears: everybody else picks up 1\n").check()
    assert any("play pear: others draw 1" in (one.told_help or "") for one in verdict.reports)
