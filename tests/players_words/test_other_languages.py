"""What players say in other languages than English leads to the lines that they mean."""

from __future__ import annotations

import pytest

from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.diagnostics.render.palette import PLAIN
from crazy8.compiler.players_words.nearest import lines_near
from crazy8.compiler.players_words.other_languages import called_in, languages_of_players, lines_in
from crazy8.explaining.asked import explanation
from crazy8.explaining.words import explained

ARGUED_ABOUT = """
    players.range seat.first-player seat.direction seat.partners deck.jokers deal.count-by-players deal.rotation
    starter.treatment match.attributes wild.which wild.playable-on wild.challenge draw.count draw.play-drawn
    draw.pass-without multi.allowed turn.jump-in stock.empty block.definition play.effect debt.answer call.required
    call.catcher out.last-card out.play-on out.hand-limit score.mode score.value match-end.kind out.claim
    error.illegal-play house.rule
    """
"""The questions that a family argues about."""


def test_every_language_of_a_book_but_english_has_words() -> None:
    assert set(languages_of_players()) == set(languages()) - {"en"}


@pytest.mark.parametrize("language", languages_of_players())
def test_each_has_words_for_whatever_a_family_argues_about(language: str) -> None:
    known: dict[str, int] = {}
    for called in called_in(language):
        for key in {str(line.question.key) for line in called.lines}:
            known[key] = known.get(key, 0) + 1
    assert [key for key in ARGUED_ABOUT.split() if known.get(key, 0) < 2] == []


@pytest.mark.parametrize("language", languages_of_players())
def test_no_word_leads_to_nothing_or_past_what_it_means(language: str) -> None:
    for called in called_in(language):
        assert called.words, called
        assert called.lines, called.phrase
        found = [hit.line for hit in lines_in([language], called.phrase)]
        assert set(called.lines) <= set(found), called.phrase


@pytest.mark.parametrize(
    ("language", "said", "line"),
    [
        ("de", "stapeln", "answer 2 with 2"),
        ("de", "Wer aussetzen muss", "play Q: skip next"),
        ("de", "Richtungswechsel", "play A: reverse"),
        ("de", "ziehen bis eine passt", "draw until playable"),
        ("fr", "passer son tour", "play Q: skip next"),
        ("fr", "changement de sens", "play A: reverse"),
        ("es", "cambio de sentido", "play A: reverse"),
        ("pl", "zmiana kierunku", "play A: reverse"),
        ("cs", "vymenit karty", "play J: swap hands with chosen"),
        ("bg", "тегли докато пасне", "draw until playable"),
        ("zh-Hant", "我們可以疊加嗎", "answer 2 with 2"),
    ],
)
def test_what_players_say_leads_to_the_line(language: str, said: str, line: str) -> None:
    assert lines_in([language], said)[0].line.text == line
    assert lines_near(said)[0] == line


def test_the_question_is_put_in_the_language_of_the_reader() -> None:
    assert "Was bewirken die Sonderkarten?" in explained("aussetzen", language="de").text(PLAIN)
    assert "What does a card do" not in explained("aussetzen", language="de").text(PLAIN)


@pytest.mark.parametrize(("language", "said"), [("de", "trinken"), ("fr", "taper sur la pile"), ("sv", "tystnad")])
def test_what_nobody_can_play_leads_to_words_of_ones_own(language: str, said: str) -> None:
    told = explained(said, language=language).text(PLAIN)
    assert 'rule: "' in told
    assert "Nobody plays it" in told


def test_words_of_any_language_are_found_without_saying_which() -> None:
    assert "play A: reverse" in explained("changement de sens").text(PLAIN)


@pytest.mark.parametrize("said", ["xyzzy", "", "qqqq wwww"])
def test_words_that_nobody_says_lead_nowhere(said: str) -> None:
    assert lines_in(languages_of_players(), said) == []
    assert explanation(said, "de") is None
