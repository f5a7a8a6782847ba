"""Texts as editors and people make them: line ends, spaces, scripts, and spellings."""

from __future__ import annotations

import pytest
from language_texts import HEAD

from crazy8.compiler import check_text
from crazy8.compiler.language.from_text import Parsed, parse
from crazy8.compiler.pipeline import Checked
from crazy8.compiler.source import Source
from crazy8.compiler.topics.rules import Rules

TEXT = 'c8 2\n# a comment\nvariant home "Our eights" [house]\n\ndeal 6  # cards\nwhen 2 players {\n  draw 2\n}\n'


def parsed(text: str) -> Parsed:
    return parse(Source("x.c8", text))


def codes_and_lines(text: str) -> list[tuple[str, int]]:
    return [(one.code, one.span.line) for one in parsed(text).diagnostics]


def checked(body: str) -> Checked:
    return check_text("x.c8", HEAD + body)


def rules(body: str, players: int = 2) -> Rules:
    resolver = checked(body).resolver
    assert resolver is not None, [one.message for one in checked(body).diagnostics]
    found = resolver.resolve(players).rules
    assert found is not None
    return found


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
def test_every_kind_of_line_end_is_one(end: str) -> None:
    document = parsed(TEXT.replace("\n", end)).document
    assert [node.span.line for node in document.body] == [1, 3, 5, 6]
    assert [(one.span.line, one.span.text, one.trailing) for one in document.comments] == [
        (2, "# a comment", False),
        (5, "# cards", True),
    ]
    assert document.blank_lines == (4,)
    assert codes_and_lines(TEXT.replace("\n", end).replace("draw", "drow")) == [("C8-UNKNOWN-STATEMENT", 7)]


def test_line_ends_may_be_mixed() -> None:
    text = 'c8 2\rvariant home "Ours"\r\n\r\ndeal 6\n\rdraw 2\r'
    document = parsed(text).document
    assert [node.span.line for node in document.body] == [1, 2, 4, 6]
    assert document.blank_lines == (3, 5)


def test_the_last_line_needs_no_end() -> None:
    assert codes_and_lines(TEXT.rstrip("\n")) == []
    assert codes_and_lines(HEAD + "deal 6") == []
    assert codes_and_lines(HEAD + "deal 6   ") == []
    assert codes_and_lines(HEAD + "deal 6 # cards") == []
    assert codes_and_lines(HEAD + "deal 6\n   \t ") == []


SPACES = {
    "tab": "\t",
    "form feed": "\f",
    "no-break space": "\u00a0",
    "narrow no-break space": "\u202f",
    "em space": "\u2003",
    "ideographic space": "\u3000",
}


@pytest.mark.parametrize("space", SPACES.values(), ids=SPACES)
def test_spaces_of_all_kinds_separate_words(space: str) -> None:
    text = TEXT.replace(" ", space).replace(f"Our{space}eights", "Our eights")
    assert codes_and_lines(text) == []
    assert [node.span.line for node in parsed(space + text + space).document.body] == [1, 3, 5, 6]


@pytest.mark.parametrize("space", ["\v", "\x1c", "\x85", "\u2028", "\u2029"])
def test_what_else_looks_empty_is_reported_in_its_place(space: str) -> None:
    (report,) = parsed(f"{HEAD}deal{space}6\n").diagnostics
    assert (report.code, report.span.line, report.span.column) == ("C8-UNEXPECTED-WORD", 3, 5)


def test_a_mark_that_some_editors_put_first_is_no_text() -> None:
    assert codes_and_lines("\ufeff" + TEXT) == []


@pytest.mark.parametrize("text", ["", "\n", "   ", "# only a comment", "\n\n# two\n# comments\n", "\ufeff", "\r\r"])
def test_a_file_without_rules_is_empty(text: str) -> None:
    assert codes_and_lines(text) == [("C8-EMPTY-FILE", 1)]


@pytest.mark.parametrize(
    "title",
    [
        "Луди осмици",
        "瘋狂8規則",
        "पागल आठ",
        "ထူးဆန်းသော ရှစ်",
        "مجنون ثمانية",
        "Ｃｒａｚｙ",
        "e\u0301\u0308",
        "👩‍👩‍👧‍👦 8️⃣",
    ],
)
def test_titles_may_be_written_in_any_script(title: str) -> None:
    document = parsed(f'c8 2\nvariant home "{title}" [house]\ntitle hi "{title}"\ndeal 6\n').document
    assert document.body[1].title.text == title  # type: ignore[union-attr] # the head of the variant
    assert checked(f'title hi "{title}"\ndeal 6\n').clean


def test_what_acts_where_it_is_printed_is_no_part_of_a_text() -> None:
    document = parsed('c8 2\nvariant home "\u202eOur\x1b[2J \u2066rules\u2028now\x00 " [house]\ndeal 6\n').document
    assert document.body[1].title.text == "Our [2J rules now"  # type: ignore[union-attr] # the head of the variant


SEATS = ["Ана", "花子", "आशा", "कृष्ण", "Ñuño", "Éa", "Дѝмо", "מרים", "🂡", "Ａ", "Ǆ", "Ⅷ"]


@pytest.mark.parametrize("seat", SEATS)
def test_players_may_be_called_in_any_script(seat: str) -> None:
    body = f'example "One" {{\n  seats {seat} B\n  top QC\n  {seat} holds 3C\n  {seat} may play 3C\n  turn {seat}\n}}\n'
    assert checked(body).clean


@pytest.mark.parametrize("seat", ["ana", "a", "_", "8", "-A", "+2"])
def test_but_not_like_keywords_or_cards(seat: str) -> None:
    assert codes_and_lines(f'{HEAD}example "One" {{ seats {seat} B }}\n') == [("C8-UNEXPECTED-WORD", 3)]


EIGHT_OF_HEARTS = ["8H", "8♥", "8♡", "8♥️", "8♥︎", "8♡️", "hearts 8", "♥ 8", "♡ 8", "♥️ 8"]


@pytest.mark.parametrize("card", EIGHT_OF_HEARTS)
def test_a_card_has_many_spellings(card: str) -> None:
    assert rules(f"play {card}: skip next\n").effects == rules("play 8H: skip next\n").effects


@pytest.mark.parametrize(
    "ten", ["10", "T", "10C 10D 10♥ 10♠", "TC TD TH TS", "clubs T, red 10, ♠ T", "10 to 10", "T to 10"]
)
def test_the_ten_has_two(ten: str) -> None:
    assert rules(f"play {ten}: skip next\n").effects == rules("play 10: skip next\n").effects


@pytest.mark.parametrize("number", ["5", "05", "000000000000000000000005"])
def test_zeros_before_a_number_mean_nothing(number: str) -> None:
    assert rules(f"deal {number}\n").deal.cards_each == 5


@pytest.mark.parametrize("value", ["-5", "-05", "-0000000000005"])
def test_so_too_behind_a_minus(value: str) -> None:
    assert set(rules(f"value any: {value}\n").scoring.values) == {-5}


@pytest.mark.parametrize(
    ("line", "direction"),
    [
        (f"deal {'9' * 10}", "large"),
        (f"deal {'9' * 10_000}", "large"),
        (f"players 2 to {'1' * 5000}", "large"),
        (f"value any: {'7' * 50}", "large"),
        (f"value any: -{'7' * 50}", "small"),
        (f"game to {'8' * 4301}, lowest wins", "large"),
        (f"play 8: next draws {'8' * 4301}", "large"),
    ],
)
def test_huge_numbers_are_too_large(line: str, direction: str) -> None:
    (report,) = [one for one in checked(f"{line}\n").diagnostics if one.code == "C8-OUT-OF-RANGE"]
    assert report.direction == direction  # type: ignore[attr-defined] # a field of this kind
    assert report.span.text in line


@pytest.mark.parametrize("version", ["0", "1", "10", "9" * 5000])
def test_an_unknown_version_is_the_only_report(version: str) -> None:
    text = f"c8 {version}\nsome words of a later language {{ ( }}\n"
    (report,) = parsed(text).diagnostics
    assert (report.code, report.span.line, report.span.text) == ("C8-VERSION-UNKNOWN", 1, version)


def test_a_text_may_hold_whatever_fits_on_a_line() -> None:
    text = "# no comment { } [ ] : , = \\ ' \x00 \t \u2028 ♥"
    assert checked(f'title it "{text}"\ndeal 6\n').resolver
    assert parsed(f'{HEAD}title it "{text}"\n').document.comments == ()


def test_a_quotation_mark_in_a_comment_begins_no_text() -> None:
    document = parsed(f'{HEAD}deal 6 # five" or six\ndraw 1 # "\n').document
    assert len(document.body) == 4
    assert [one.span.text for one in document.comments] == ['# five" or six', '# "']
