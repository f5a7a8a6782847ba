"""What does nothing is found by taking it away; `tests/cases/deep` shows how it is told."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import crazy8
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.program.every_game import games
from crazy8.compiler.taking_away.idle_lines import idle_lines
from crazy8.files.shipped import shipped_names

HEAD = 'c8 2\nvariant home "Home" extends pagat [house]\nplayers 2 to 3\n'
LINES = (
    "deal 5",
    "deal 6",
    "draw up to 3",
    "play 9: skip next",
    "play red 9: skip next",
    "play 9: nothing",
    "wild 8: names suit",
    "when 2 players { deal 5 }",
    "when 3 players { draw 1 }",
    'option nines "Nines skip" { play 9: skip next }',
    'option eights "Eights are wild" { wild 8: names suit }',
)


def idle(text_or_name: str) -> tuple[Diagnostic, ...]:
    """What does nothing in a text, or in a shipped variant."""
    variant = crazy8.load_text(text_or_name, "home.c8") if "\n" in text_or_name else crazy8.load(text_or_name)
    verdict = variant.check()
    known = (*verdict.reports, *(one.report for one in verdict.allowed))
    return idle_lines(variant.read.resolver, known)


@pytest.mark.slow
@pytest.mark.parametrize("name", shipped_names())
def test_no_line_of_a_shipped_variant_does_nothing(name: str) -> None:
    assert [str(one) for one in idle(name)] == []


@given(lines=st.lists(st.sampled_from(LINES), unique=True, min_size=1, max_size=4))
@settings(max_examples=settings.default.max_examples // 20, deadline=None)
def test_without_a_line_that_does_nothing_the_game_is_the_same(lines: list[str]) -> None:
    text = HEAD + "\n".join(lines) + "\n"
    if not crazy8.load_text(text, "home.c8").check().playable:
        return
    found = idle(text)
    assert list(map(str, found)) == list(map(str, idle(text))), "the same at every look"
    before = games(crazy8.load_text(text, "home.c8").read.resolver, ())
    for one in found:
        if one.code != "C8-IDLE-LINE":
            continue
        start = one.span.start
        without = text[:start] + text[one.span.end :]
        assert games(crazy8.load_text(without, "home.c8").read.resolver, ()) == before


def test_progress_is_told_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    variant = crazy8.load_text(HEAD + "deal 6\nwhen 2 players { deal 6 }\n", "home.c8")
    idle_lines(variant.read.resolver, progress=lambda done, all_of_them: told.append((done, all_of_them)))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_a_line_that_the_check_tells_of_is_not_told_again() -> None:
    text = HEAD + "answer K with nothing   # c8: allow C8-NOTHING-TO-TAKE-AWAY because it is said on the page\n"
    assert idle(text) == ()


def test_what_is_allowed_is_left_out_and_the_plain_check_does_not_ask_for_it() -> None:
    text = HEAD + "deal 6\nwhen 2 players { deal 6 }   # c8: allow C8-IDLE-LINE because most play in twos\n"
    assert idle(text) == ()
    assert crazy8.load_text(text, "home.c8").check().clean
