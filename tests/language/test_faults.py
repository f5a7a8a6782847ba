"""Faults that are independent of each other are reported one by one, and no text is an exception."""

from __future__ import annotations

import re

import pytest
from covering import every_variant
from hypothesis import given
from hypothesis import strategies as st
from language_texts import HEAD, damaged_texts, lines_of_words, mixed_statements, shipped_texts

from crazy8.compiler import check_text
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.diagnostics.render import render
from crazy8.compiler.language.from_text import MOST_CHARACTERS, MOST_LINES, MOST_OPTIONS, parse
from crazy8.compiler.layers.link import Library
from crazy8.compiler.source import Source
from crazy8.files.shipped import shipped_names, shipped_source

LIBRARY = Library(shipped_source, shipped_names())


def reports_on(text: str) -> list[Diagnostic]:
    """The reports on a text from all stages; asserts that each can be placed and shown."""
    found = list(check_text("any.c8", text, LIBRARY).diagnostics)
    for one in found:
        places = [one.span, *(label.span for label in one.labels)]
        assert all(0 <= place.start <= place.end <= len(place.source.text) for place in places)
        if one.repair is not None:
            assert 0 <= one.repair.span.start <= one.repair.span.end <= len(text)
    return found


# ---- no text is an exception


@given(lines_of_words())
def test_words_of_the_language_in_any_order_are_read(text: str) -> None:
    reports_on(text)
    reports_on(HEAD + text)


@given(mixed_statements())
def test_statements_in_any_order_are_checked(text: str) -> None:
    reports_on(text)


@given(damaged_texts())
def test_damaged_texts_are_read(text: str) -> None:
    assert render(reports_on(text))


@given(st.text(max_size=200))
def test_any_text_is_read(text: str) -> None:
    assert reports_on(text)


@given(st.binary(max_size=300), st.sampled_from(["utf-8", "latin-1", "utf-16"]))
def test_bytes_taken_for_text_are_read(content: bytes, encoding: str) -> None:
    assert reports_on(content.decode(encoding, "replace"))


# ---- one report for each fault


def plant(statement: str, how: str) -> str:
    """A statement of one line with one fault."""
    if how == "unknown word first":
        return f"xyzzy {statement}"
    if how == "unknown word last":
        return f"{statement} = xyzzy"
    if how == "no end of the text":
        return statement[: statement.rindex('"')] if '"' in statement and "{" not in statement else f"{statement} ]"
    return f"{statement} xyzzy: xyzzy"


KINDS_OF_FAULT = ("unknown word first", "unknown word last", "no end of the text", "words behind the end")

SOUND = """c8 2
variant home "Our eights" [house]
title it "I nostri otto"
source book "A rulebook"
players 2 to 4
deal 6 [book]
when 2 players {
  deal 8
  packs 2
}
wild 8: names suit
play Q: skip next
play 2 3: next draws 2
answer 2 3 with same rank or same suit 2, same suit 3
stock empty: reshuffle
call "last card" at 1 card, else draw 2
option mild "A mild game" [house] {
  play Q: nothing
  when 3 or more players {
    play 2: nothing
  }
}
score: each pays own hand
value any: 5
game to 100, lowest wins
example "A table" {
  seats A B
  top QC
  A holds 3C 8D
  A may play 3C
}
"""
PLANTABLE = [n for n, line in enumerate(SOUND.splitlines()) if line.strip() != "}" and "{" not in line and n > 1]


@given(st.data())
def test_so_many_faults_so_many_reports(data: st.DataObject) -> None:
    lines = SOUND.splitlines()
    chosen = data.draw(st.lists(st.sampled_from(PLANTABLE), unique=True, max_size=15))
    for number in chosen:
        lines[number] = plant(lines[number], data.draw(st.sampled_from(KINDS_OF_FAULT)))
    found = parse(Source("x.c8", "\n".join(lines) + "\n")).diagnostics
    assert sorted(one.span.line for one in found) == sorted(number + 1 for number in chosen)


@every_variant
@pytest.mark.parametrize("how", KINDS_OF_FAULT)
def test_a_fault_in_any_line_of_a_variant_is_the_only_report(name: str, how: str) -> None:
    lines = [re.sub(r"\s*#.*", "", line) for line in shipped_texts()[name].splitlines()]
    plantable = [n for n, line in enumerate(lines) if line.strip() and not re.search(r"[{}]", line) and n > 1]
    for number in plantable[:: max(1, len(plantable) // 12)]:
        broken = [plant(line, how) if n == number else line for n, line in enumerate(lines)]
        found = parse(Source("x.c8", "\n".join(broken) + "\n")).diagnostics
        assert [one.span.line for one in found] == [number + 1], broken[number]


def test_what_is_sound_is_kept_beside_faults() -> None:
    whole = parse(Source("x.c8", SOUND)).document.body
    lines = SOUND.splitlines()
    lines[5] = plant(lines[5], "unknown word first")
    lines[7] = plant(lines[7], "unknown word last")
    rest = parse(Source("x.c8", "\n".join(lines) + "\n")).document.body
    assert len(rest) == len(whole) - 1
    assert [node.span.line for node in rest] == [node.span.line for node in whole if node.span.line != 6]


# ---- no text takes long

_SETS = [f"play {a}S {b}H: skip next\n" for a in range(2, 11) for b in range(2, 11)]
HARD_TEXTS = {
    "ten million letters": "x" * 10_000_000,
    "a million lines": "\n" * 1_000_000,
    "opening braces": "{" * 100_000,
    "closing braces": "}" * 100_000,
    "braces in pairs": "{}" * 50_000,
    "blocks in blocks": HEAD + "when 2 players {" * 10_000,
    "options in options": HEAD + 'option a "A" {\n' * 1_900,
    "quotation marks": HEAD + '"' * 100_000,
    "texts": HEAD + '"" ' * 50_000,
    "comments": "#" * 100_000,
    "spaces": HEAD + " " * 190_000,
    "spaces at the end of a line": HEAD + "deal 5" + " " * 190_000 + "\n",
    "colons": HEAD + "play 8:" + ":" * 100_000,
    "commas": HEAD + "play " + "8," * 20_000 + "8: skip next\n",
    "cards side by side": HEAD + "play " + "8 " * 20_000 + ": skip next\n",
    "unknown cards": HEAD + "play " + "hearst " * 1_000 + ": skip next\n",
    "a long word": HEAD + "play " + "8" * 190_000 + ": skip next\n",
    "a long number": HEAD + "deal " + "9" * 190_000 + "\n",
    "a long title": HEAD + 'title it "' + "瘋" * 150_000 + '"\n',
    "one answer again and again": HEAD + "deal 5\n" * 1_900,
    "overlapping cards": HEAD + "".join(_SETS * 23),
    "words that nobody knows": HEAD + "lorem ipsum\n" * 1_900,
    "faults at the end": HEAD + "packs 2\n" * 1_900 + "lorem ipsum\n" * 30,
    "groups in groups": HEAD + "".join(f"group g{n}: g{n + 1} g{n + 1}\n" for n in range(1_900)) + "group g1900: 8\n",
    "groups in a ring": HEAD + "".join(f"group g{n}: g{(n + 1) % 900}\n" for n in range(900)),
    "options": HEAD + "".join(f'option o{n} "O" {{ draw {n % 9 + 1} }}\n' for n in range(MOST_OPTIONS)),
    "examples": HEAD + 'example "E" {\nseats A B\nturn A\n}\n' * 400,
    "sources": HEAD + "".join(f'source s{n} "S"\n' for n in range(1_900)),
    "citations": HEAD + "deal 5 [" + ", ".join(["nobody"] * 10_000) + "]\n",
    "notes": HEAD + 'rule deal.misdeal: "Again"\n' * 1_900,
}


@pytest.mark.slow
@pytest.mark.parametrize("name", HARD_TEXTS)
def test_of_no_text_is_everything_reported(name: str) -> None:
    found = check_text("hard.c8", HARD_TEXTS[name]).diagnostics
    assert found
    assert all(len(one.message) < 1_000 for one in found)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("x" * (MOST_CHARACTERS + 1), "characters"),
        ("\n" * MOST_LINES, "lines"),
        (HEAD + "".join(f'option o{n} "O" {{ }}\n' for n in range(MOST_OPTIONS + 1)), "options"),
    ],
    ids=["characters", "lines", "options"],
)
def test_what_is_too_long_is_said_in_one_report(text: str, what: str) -> None:
    (report,) = parse(Source("long.c8", text)).diagnostics
    assert (report.code, report.what) == ("C8-FILE-TOO-LONG", what)  # type: ignore[attr-defined] # a field of this kind
    assert parse(Source("long.c8", text[:-1].rpartition("\n")[0] or "x")).diagnostics[:1] != (report,)
