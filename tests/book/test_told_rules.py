"""Rules that are told and not played: each language has its own text, and every place says how many they are."""

from __future__ import annotations

import json

import pytest
from books_to_print import book_of_text

import crazy8
from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.marks_in_text import marks_in
from crazy8.compiler.book.parts import part_text
from crazy8.compiler.book.render import render
from crazy8.compiler.program.from_rules import program_from

RULES = """c8 2
variant home "Home" [house]
players 2 to 4
rule: "Whoever speaks draws a card"
rule "No talking": "Hush."
rule silence: "Nobody may speak."
rule silence in de: "Niemand darf reden."
rule silence in fr: "Personne ne parle."
rule thanks in it: "Si dice grazie."
rule error.advice: "Nobody gives advice."
when 2 players { rule: "Anna deals." }
option loud "Loud" { no rule silence }
option sing "Sing" { rule silence: "Sing." }
"""
BOOK = book_of_text(RULES)


def at_the_table(language: str) -> list[str]:
    """What the section says, a paragraph each."""
    return part_text(BOOK, "notes", language, signs=False).split("\n\n")


def test_each_is_told_with_the_manners() -> None:
    assert [paragraph.strip() for paragraph in at_the_table("en")] == [
        "Nobody gives advice.",
        "Whoever speaks draws a card.",
        "No talking: Hush.",
        "Nobody may speak.",
        "Si dice grazie. (it)",
        "With 2 players: Anna deals.",
        "5 of these rules are told and not played: the players see to them themselves, and no program does.",
    ]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Niemand darf reden."),
        ("fr", "Personne ne parle."),
        ("it", "Si dice grazie."),
        ("sv", "Nobody may speak."),
    ],
)
def test_readers_get_their_own_language_if_it_is_there(language: str, text: str) -> None:
    assert text in map(str.strip, at_the_table(language))


@pytest.mark.parametrize("language", languages())
def test_every_language_says_how_many_nobody_plays(language: str) -> None:
    book = book_of_text(RULES.replace("when 2 players", "when 2 to 4 players"))
    last = part_text(book, "notes", language, signs=False).strip().rpartition("\n\n")[2]
    assert "5" in last
    assert "{" not in last
    single = book_of_text('c8 2\nvariant home "Home" [house]\nrule: "Hush."\n')
    assert part_text(single, "notes", language, signs=False).strip().rpartition("\n\n")[2] not in ("", last)


def test_an_option_says_what_it_tells_and_what_it_takes_away() -> None:
    offered = part_text(BOOK, "house-rules", "en", signs=False)
    assert "**Loud.** No longer holds: Nobody may speak." in offered
    assert "**Sing.** Sing. No longer holds: Nobody may speak." in offered


def test_every_text_is_marked_as_told_once() -> None:
    statements = [mark.statement for mark in marks_in(render(BOOK, "de", "html", marked=True)) if not mark.again]
    told = [one for one in statements if one.startswith("rule") and "error." not in one]
    assert len(told) == len(set(told)) == 7


def test_the_verdict_counts_rules_and_not_languages() -> None:
    variant = crazy8.load_text(RULES)
    assert variant.check().told == 5
    assert variant.check(players=3).told == 4
    assert variant.check(options=("loud",), players=3).told == 3


def test_whole_rules_keep_them_as_json() -> None:
    rules = crazy8.load_text(RULES).rules(players=3)
    assert [rule.text for rule in rules.told] == ["Whoever speaks draws a card", "Hush.", "Nobody may speak.", None]
    written = json.loads(rules.to_json())
    assert written["told"][2]["translations"] == [["de", "Niemand darf reden."], ["fr", "Personne ne parle."]]
    assert crazy8.rules_from_json(rules.to_json()) == rules


PARTS = """c8 2
variant home "Home" [house]
rule silence: "Nobody may speak."
rule silence in de: "Niemand darf reden."
play 7: rule silence
play J: "all slap the pile"
play 2: next draws 2, "and takes a sip for every card"
play 3: cover with same suit, else "sings a song"
call "Uno" at 1 card, else draw 2
call forgotten: "the card lies aside"
"""


@pytest.mark.parametrize("language", languages())
def test_what_a_statement_tells_stands_with_its_card(language: str) -> None:
    book = book_of_text(PARTS)
    rows = part_text(book, "effects", language, signs=False).lower()
    for text in ("all slap the pile", "and takes a sip for every card", "sings a song"):
        assert rows.count(text) == 1
    assert ("niemand darf reden" if language == "de" else "nobody may speak") in rows
    assert part_text(book, "calls", language, signs=False).lower().count("the card lies aside") == 1
    assert "speak" not in part_text(book, "notes", language, signs=False)
    assert "5" in part_text(book, "notes", language, signs=False)


def test_rows_of_texts_read_like_rows_of_effects() -> None:
    rows = [" ".join(row.split()) for row in part_text(book_of_text(PARTS), "effects", "en", signs=False).split("\n- ")]
    assert any(row.endswith("Sevens:** nobody may speak.") for row in rows)
    assert any(row.endswith("Jacks:** all slap the pile.") for row in rows)
    assert any("And takes a sip for every card." in row for row in rows)
    assert any(row.endswith("you pass. Otherwise: sings a song.") for row in rows)


def test_parts_are_counted_and_play_nothing() -> None:
    variant = crazy8.load_text(PARTS)
    assert variant.check().told == 5
    assert crazy8.rules_from_json(variant.rules(players=3).to_json()) == variant.rules(players=3)
    plain = PARTS.replace('play 7: rule silence\nplay J: "all slap the pile"\n', "")
    text = plain.replace(', "and takes a sip for every card"', "").replace('else "sings a song"', "else draw nothing")
    text = text.replace('call forgotten: "the card lies aside"\n', "")
    assert text.count('"') == PARTS.count('"') - 8
    programs = [program_from(one.rules(players=3)) for one in (variant, crazy8.load_text(text))]
    assert bytes(programs[0]) == bytes(programs[1])


def test_every_statement_with_texts_is_marked_as_told_once() -> None:
    statements = [
        mark.statement for mark in marks_in(render(book_of_text(PARTS), "de", "html", marked=True)) if not mark.again
    ]
    told = [one for one in statements if one.startswith(("rule", "play J", "play 7", "call forgotten"))]
    assert len(told) == len(set(told)) == 5
