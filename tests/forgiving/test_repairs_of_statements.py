"""What people type becomes a statement only where it reads then, and where there is one way to read it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import crazy8
from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.forgiving.candidates import candidates
from crazy8.compiler.forgiving.kinds import KINDS
from crazy8.compiler.language.driver import UnexpectedTokenError, tree_of
from crazy8.compiler.language.tables import tables
from crazy8.compiler.players_words.cards_of_languages import card_letters, card_words

HEAD = 'c8 2\nvariant home "Home" extends pagat [house]\n'

TYPED = {
    "deal 6": ("deal six cards", "Deal 6", "deal: 6", "deal 6."),
    "players 2 to 4": ("players 2-4", "players 2–4", "players two to four", "players 2 through 4", "players: 2 to 4"),
    "play J: skip next": (
        "jack: skip next",
        "play Jacks: skip next",
        "play Bube = skip next",
        "play Вале: skip next",
        "der Bube: skip next",
    ),
    "play Q of spades: next draws 5": ("play dame de pique: next draws 5", "queen of spades: next draws five cards"),
    "forbid 8 on 8": ("forbid 8 on 8.", "• forbid 8 on eights;"),
    "play K of spades: reverse": ("play K of S: reverse", "play K of s: reverse"),
    "play K♥: reverse": ("play ♥K: reverse", "K♥: reverse", "play K♥ reverse"),
    "play 2: next draws 2": ("play 2: next player draws 2 cards", "2: the next player draws two"),
    "play 10H: reverse": ("play 10 H: reverse", "play 10h: reverse"),
    "play J while holding no 2: skip next": ("play J if holding no 2: skip next",),
    "match suit or rank or colour": ("match suit or rank or color", "Match Suit or Rank or Colour"),
    "answer 2 with 2\ndebt at most 8": ("answer 2 with 2, at most 8", "answer 2 with 2 and debt at most 8"),
    "value 8: 50\nvalue A: 1": ("value 8: 50, A: 1", "value 8: 50, value A: 1", "value eights: 50 and aces: 1 point"),
    "value 8: 50\nvalue J Q K: 10\nvalue A: 1": ("value 8: 50, J Q K: 10, A: 1",),
    "wild 2: names suit\nplay 2: next draws 4": (
        "wild 2: names suit, next draws 4",
        "wild 2: names suit and next draws 4",
    ),
    "when 2 players { deal 7 }": ("if 2 players { deal 7 }", "When two players { deal 7 }"),
    "when 5 or more players { deal 5 }": (
        "when 5+ players { deal 5 }",
        "when 5 players or more { deal 5 }",
        "if five or more players { deal 5 }",
        "when 5 and up players { deal 5 }",
    ),
    "play A: must play again, reverse": ("play A: must play again and reverse", "an ace: must play again, reverse"),
    "starter 8: bury": ("starter 8 bury", "starter eights: bury"),
    "no option twos queens": (
        "no option twos, queens",
        "no options twos and queens",
        "we play without the options twos and queens",
        "Without option twos, queens.",
    ),
    "wild J: names suit": ("wild B: names suit", "wild W: names suit"),
    "play K: reverse": ("play R: reverse", "R = reverse"),
    'call "Mau" at 1 card, else draw 1': (
        'call "Mau" at 1 card, sonst draw 1',
        'call "Mau" at 1 card, otherwise draw 1',
        'call "Mau" at 1 card altrimenti draw 1',
        'call "Mau" at 1 card, w przeciwnym razie draw 1',
    ),
    'rule: "nobody may speak"': ("rule: nobody may speak", "rule: “nobody may speak”"),
}


def mended(text: str) -> str:
    return crazy8.load_text(text, "home.c8").with_repairs().text


@pytest.mark.parametrize(("line", "typed"), [(line, one) for line, ways in TYPED.items() for one in ways])
def test_what_has_one_reading_is_repaired(line: str, typed: str) -> None:
    assert mended(f"{HEAD}{typed}\n") == f"{HEAD}{line}\n"


def test_more_lines_are_repaired_than_are_told_in_one_run() -> None:
    ranks = ("3", "4", "5", "6", "7", "9", "10", "J", "Q")
    typed = [f"{rank}{sign}: reverse" for rank in ranks for sign in "♠♥♦"]
    assert mended("\n".join([HEAD, *typed, ""])) == "\n".join([HEAD, *(f"play {one}" for one in typed), ""])


@given(chosen=st.lists(st.sampled_from(sorted(TYPED)), unique=True, max_size=6), data=st.data())
@settings(max_examples=settings.default.max_examples // 10)
def test_lines_are_repaired_beside_each_other(chosen: list[str], data: st.DataObject) -> None:
    typed = [data.draw(st.sampled_from(TYPED[line])) for line in chosen]
    assert mended("\n".join([HEAD, *typed, ""])) == "\n".join([HEAD, *chosen, ""])


WORDS = st.sampled_from(
    (
        *("play", "wild", "value", "answer", "deal", "8", "K♥", "jacks", "ace", "two", ":", "=", ",", "and", "names"),
        *("suit", "next", "draws", "skip", "cards", "slap", "at", "Bube", "de", "pique", "-", "the", "7s", "2-4"),
    )
)


@given(st.lists(WORDS, min_size=2, max_size=8))
@settings(max_examples=settings.default.max_examples // 4)
def test_whatever_is_repaired_reads_and_less_is_wrong(words: list[str]) -> None:
    typed = crazy8.load_text(f"{HEAD}{' '.join(words)}\n", "home.c8")
    before = typed.check()
    for report in before.reports:
        if report.repair is not None and report.repair.why is not None:
            text = typed.read.loaded.source.text
            span = report.repair.span
            after = crazy8.load_text(
                text[: span.start] + report.repair.replacement + text[span.end :], "home.c8"
            ).check()
            tree_of(report.repair.replacement, tables())
            assert "C8-UNKNOWN-CARD-WORD" not in {one.code for one in after.reports}


@pytest.mark.parametrize(
    "typed",
    [
        "play J: slap",
        "play at: skip next",
        "play as: skip next",
        "deck 2 standard52 + 4 jokers",
        "packs 2, 4 jokers",
        "at more than 15 cards: loses",
        "play 7: draw 2",
        "play A: play again",
        "play V: skip next",
        "play D: reverse",
        "wild H: names suit",
    ],
)
def test_what_is_open_or_near_in_letters_alone_is_left_to_the_author(typed: str) -> None:
    text = f"{HEAD}{typed}\n"
    assert mended(text) == text


@pytest.mark.parametrize("tag", languages())
def test_every_language_has_its_words_for_cards(tag: str) -> None:
    words = {"en": "jacks", "de": "König", "fr": "cœur", "it": "picche", "es": "corazones", "nl": "boer", "pl": "dama"}
    words |= {"cs": "srdce", "sv": "hjärter", "bg": "вале", "zh-Hant": "黑桃"}
    assert words[tag].lower() in card_words().cards


def test_letters_on_cards_are_those_with_which_their_words_begin_and_none_of_this_language() -> None:
    letters = card_letters()
    assert letters["B"] == letters["F"] == letters["W"] == ("J",)
    assert letters["R"] == ("K",)
    assert letters["V"] == ("J", "Q"), "valet, and vrouw"
    assert letters["D"] == ("Q", "diamonds"), "as in `KD`"
    assert not set(letters) & {"A", "K", "Q", "J", "T"}


@pytest.mark.parametrize(
    ("typed", "lines"),
    [
        ("play V: skip next", ["play J: skip next", "play Q: skip next"]),
        ("play D: reverse", ["play Q: reverse", "play diamonds: reverse"]),
    ],
)
def test_a_letter_that_is_printed_on_several_cards_shows_a_line_for_each(typed: str, lines: list[str]) -> None:
    (report,) = (one for one in crazy8.load_text(f"{HEAD}{typed}\n").check().reports if one.span.line == 3)
    assert (report.told_help or "").split("\n")[1:] == lines


def test_no_word_of_the_language_is_taken_for_a_card() -> None:
    assert not set(card_words().cards) & set(tables().fixed)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.written.__name__)
def test_every_kind_of_change_is_needed(kind) -> None:  # type: ignore[no-untyped-def]
    typed = [one for ways in TYPED.values() for one in ways]
    assert any(made != one for one in typed for made in kind.written(one))


def test_a_statement_that_reads_after_fewer_changes_comes_first() -> None:
    def reads(text: str) -> bool:
        try:
            tree_of(text, tables())
        except UnexpectedTokenError:
            return False
        return True

    first = next(candidates("deal: seven cards", reads))
    assert [one.text for one in first] == ["deal 7"]
    assert len(first[0].why) == 3
