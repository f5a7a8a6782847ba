"""What `c8 check --fix` does to a text, as equations."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import crazy8
from crazy8.compiler.language.comments import blank_lines_in, comments_in
from crazy8.compiler.program.every_game import games
from crazy8.compiler.repair.edit import Edit, apart, applied
from crazy8.compiler.source import Source
from crazy8.files.shipped import shipped_source
from crazy8.repairing import repair

HEAD = 'c8 2\nvariant home "Home" extends pagat [house]'

LINES = (
    "deal 6",
    "direction clockwise  # as the hands of a clock go, clokwise",
    "# a comment about starters, and a blank line",
    "",
    "wild J: names suit",
    "starter J: bury",
    "play 9: reverse   # revrese",
    'rule deal.misdeal: "Whoever deals wrong deals again."',
    "stock empty: reshuffle",
    "when 2 players { draw until playable }",
    "finish on any: wins",
    'option late "Queens skip" { play Q: skip next }',
)

MISTYPED = {
    "deal": "dael",
    "clockwise": "clockwize",
    "names": "naems",
    "suit": "siut",
    "starter": "startre",
    "reverse": "revers",
    "deal.misdeal": "deal.misdael",
    "reshuffle": "reshufle",
    "players": "plaeyrs",
    "until": "untill",
    "finish": "finsih",
    "option": "opiton",
    "house": "huose",
    "pagat": "pagatt",
}
"""Words of the lines, as they are mistyped."""

ENDS = st.sampled_from(["\n", "\r\n", "\r"])


def findings(text: str, *, strict: bool = False) -> int:
    verdict = crazy8.load_text(text, "home.c8").check()
    return sum(one.code == "C8-ASSUMED" for one in verdict.reports if strict) + len(verdict.findings)


def mistyped(text: str, words: set[str]) -> str:
    """The text with the first of each word mistyped that stands in no comment."""
    lines = text.split("\n")
    for word in words:
        for number, line in enumerate(lines):
            code, mark, comment = line.partition("#")
            if word in code:
                lines[number] = code.replace(word, MISTYPED[word], 1) + mark + comment
                break
    return "\n".join(lines)


@given(words=st.sets(st.sampled_from(sorted(MISTYPED))), end=ENDS, last=st.booleans())
@settings(max_examples=settings.default.max_examples // 4)
def test_what_was_mistyped_is_mended_and_nothing_else_is_touched(words: set[str], end: str, last: bool) -> None:
    whole = "\n".join([HEAD, *LINES]) + ("\n" if last else "")
    assert findings(whole) == 0
    faulty = mistyped(whole, words).replace("\n", end)
    assert crazy8.load_text(faulty, "home.c8").with_repairs().text == whole.replace("\n", end)


@pytest.mark.slow
@given(
    lines=st.lists(st.sampled_from([*LINES, *(mistyped(line, set(MISTYPED)) for line in LINES)]), max_size=8),
    end=ENDS,
    last=st.booleans(),
    strict=st.booleans(),
)
@settings(max_examples=settings.default.max_examples // 8)
def test_any_text_has_no_more_findings_the_same_comments_and_no_second_repair(
    lines: list[str], end: str, last: bool, strict: bool
) -> None:
    text = "\n".join([HEAD, *lines]).replace("\n", end) + (end if last else "")
    mended = crazy8.load_text(text, "home.c8").with_repairs(strict=strict).text
    assert findings(mended) <= findings(text)
    assert told(mended) == told(text)
    assert len(blank_lines_in(Source("a", mended))) == len(blank_lines_in(Source("a", text)))
    assert mended.endswith(end) == text.endswith(end)
    assert crazy8.load_text(mended, "home.c8").with_repairs(strict=strict).text == mended


def told(text: str) -> list[str]:
    """The comments of a text."""
    return [one.span.text for one in comments_in(Source("home.c8", text))]


@pytest.mark.parametrize("name", ["bicycle", "whot-uk"])
def test_writing_down_what_is_assumed_changes_no_rule(name: str) -> None:
    source = shipped_source(name)
    assert source is not None
    before = crazy8.load_text(source.text, f"{name}.c8")
    found = repair(before.read, (), None, strict=True)
    after = crazy8.load_text(found.text, f"{name}.c8")
    assert games(after.read.resolver, ()) == games(before.read.resolver, ())
    assert findings(found.text) == 0
    assert findings(found.text, strict=True) < findings(source.text, strict=True)
    assert told(found.text) == told(source.text)
    kept = iter(found.text.splitlines())
    assert all(line in kept for line in source.text.splitlines()), "every old line is there, in the old order"
    assert repair(after.read, (), None, strict=True).text == found.text


def test_every_repair_is_told_with_its_place() -> None:
    text = 'c8 2\nvariant home "Home" extends pagat [house]\nplay 9: revrese\nwild J: naems siut\n'
    found = repair(crazy8.load_text(text, "home.c8").read, (), None, strict=True)
    assert ("revrese", "reverse", "C8-UNEXPECTED-WORD") in [one[:2] + one[3:] for one in found.repairs]
    assert all(found.text.startswith(one.after, one.offset) for one in found.repairs)
    new = [one for one in found.repairs if not one.before]
    assert new
    assert all(one.after in found.text.splitlines() for one in new)


def test_a_text_that_would_get_worse_is_left_as_it_is() -> None:
    rules = "players 8", "deal 7", "direction clokwise", "score: winner collects", "game to 100, lowest wins"
    text = "\n".join(['c8 2\nvariant home "Home"', *rules, ""])
    found = repair(crazy8.load_text(text, "home.c8").read, (), None, strict=False)
    assert (len(found.before.findings), len(found.after.findings)) == (1, 2)
    assert found.is_worse
    assert crazy8.load_text(text, "home.c8").with_repairs().text == text


def test_what_is_not_safe_is_left_to_the_author() -> None:
    text = 'c8 2\nvariant home "Home" extends pagat [house]\nplay 7 to 3: skip next\n'
    assert crazy8.load_text(text, "home.c8").with_repairs().text == text


def test_a_markdown_file_is_refused() -> None:
    with pytest.raises(crazy8.ChoiceError, match="holds more than rules"):
        crazy8.load_text("# Home\n", "home.md").with_repairs()


EDITS = st.builds(
    lambda start, length, text: Edit(start, start + length, text), *(st.integers(0, 6),) * 2, st.text("xy")
)


@given(st.lists(EDITS, max_size=5))
def test_edits_that_stand_apart_change_only_what_they_name(edits: list[Edit]) -> None:
    text = "abcdefghijklm"
    kept = apart(edits)
    changed = applied(text, kept)
    removed = sum(one.end - one.start for one in kept)
    assert len(changed) == len(text) - removed + sum(len(one.replacement) for one in kept)
    gone = {text[at] for one in kept for at in range(one.start, one.end)}
    assert changed.replace("x", "").replace("y", "") == "".join(letter for letter in text if letter not in gone)


def test_several_lines_behind_one_place_keep_their_order() -> None:
    assert applied("ab", [Edit(1, 1, "1"), Edit(1, 1, "2"), Edit(0, 0, "0")]) == "0a12b"
