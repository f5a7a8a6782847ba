"""Rulebooks: where they come from, what they answer, and what is raised."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

import crazy8

HOME = 'c8 2\nvariant home "Home" extends pagat [house]\ndeal 6\n'


def test_a_variant_comes_from_a_name_a_path_or_a_text(tmp_path: Path) -> None:
    path = tmp_path / "home.c8"
    path.write_text(HOME, encoding="utf-8")
    for variant in (crazy8.load(path), crazy8.load(str(path)), crazy8.load_text(HOME)):
        assert variant.rules(players=3).deal.cards_each == 6
    assert crazy8.load("pagat").rules(players=3).deal.cards_each == 5


def test_variants_are_equal_by_their_texts_and_pickle_with_their_bases(tmp_path: Path) -> None:
    (tmp_path / "base.c8").write_text('c8 2\nvariant base "Base" extends pagat [house]\ndeal 4\n', encoding="utf-8")
    path = tmp_path / "ours.c8"
    path.write_text('c8 2\nvariant ours "Ours" extends base [house]\n', encoding="utf-8")
    ours = crazy8.load(path)
    content = pickle.dumps(ours)
    (tmp_path / "base.c8").unlink()
    again = pickle.loads(content)
    assert again == ours
    assert hash(again) == hash(ours)
    assert again.rules().deal.cards_each == 4
    assert ours not in (crazy8.load("pagat"), crazy8.load_text(ours.text))
    assert crazy8.load("pagat") == crazy8.load("pagat")


def test_without_a_number_four_sit_down_or_as_near_as_it_goes() -> None:
    assert crazy8.load("pagat").rules().players == 4
    text = 'c8 2\nvariant {0} "Home" extends pagat [house]\nplayers {1}\n'
    assert crazy8.load_text(text.format("few", "2 to 3")).rules().players == 3
    assert crazy8.load_text(text.format("many", "5 to 6")).rules().players == 5


def test_a_verdict_is_true_if_there_can_be_a_game() -> None:
    verdict = crazy8.load("italian").check()
    assert verdict
    assert (len(verdict.assumed), len(verdict.open)) == (verdict.standings.assumed, verdict.standings.open)
    assert all(isinstance(question, crazy8.Question) for question in verdict.assumed)
    broken = crazy8.load_text("c8 2\nvariant broken\n", "broken.c8").check()
    assert not broken
    assert broken.reports == (*broken.errors, *broken.warnings)
    assert all(isinstance(report, crazy8.Report) for report in broken.reports)


REQUESTS: list[tuple[Callable[[], object], type[Exception], str]] = [
    (lambda: crazy8.load("pagta"), crazy8.NotFoundError, "no file or shipped variant `pagta`; did you mean `pagat`?"),
    (lambda: crazy8.load("italian").rules(players=3), crazy8.ChoiceError, "`italian` is for 4 players, not for 3"),
    (lambda: crazy8.load("italian").check(options=["x"]), crazy8.NotFoundError, "`italian` has no option `x`"),
    (
        lambda: crazy8.load("pagat").rules(options=["draw_until", "draw_three"]),
        crazy8.ChoiceError,
        "`draw_three` and `draw_until` exclude each other",
    ),
    (lambda: crazy8.load("italian").rulebook(language="xx"), crazy8.NotFoundError, "there is no rulebook in `xx`"),
    (
        lambda: crazy8.load("italian").rulebook(form="pdf"),  # type: ignore[arg-type]
        crazy8.ChoiceError,
        "`form` is that of a text, and a PDF is none",
    ),
    (lambda: crazy8.load("pagat").with_fresh_parts(), crazy8.ChoiceError, "`pagat.c8` is no Markdown file"),
    (lambda: crazy8.QUESTIONS["stock.emtpy"], crazy8.NotFoundError, "did you mean `stock.empty`?"),
]


@pytest.mark.parametrize(("asked", "error", "message"), REQUESTS)
def test_what_cannot_be_done_raises_an_error_of_ours(
    asked: Callable[[], object], error: type[crazy8.C8Error], message: str
) -> None:
    with pytest.raises(error) as caught:
        asked()
    assert isinstance(caught.value, crazy8.C8Error)
    assert message in str(caught.value)
    assert caught.value.reports == ()
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.hint) == (str(caught.value), caught.value.hint)


def test_the_name_that_may_have_been_meant_can_be_asked_for() -> None:
    with pytest.raises(crazy8.NotFoundError) as caught:
        crazy8.load("pagta")
    assert caught.value.near == "pagat"


def test_a_faulty_rulebook_says_where() -> None:
    broken = crazy8.load_text("c8 2\nvariant broken\n", "broken.c8")
    for asked in (broken.rules, broken.deal, broken.rulebook, broken.examples, broken.coverage, broken.card_pictures):
        with pytest.raises(crazy8.RulebookError) as caught:
            asked()
        assert [one.span.line for one in caught.value.reports] == [2]


def test_questions_are_a_mapping_of_all_of_them() -> None:
    assert "stock.empty" in crazy8.QUESTIONS
    assert "stock.emtpy" not in crazy8.QUESTIONS
    assert crazy8.QUESTIONS.get("stock.emtpy") is None
    assert [question.key for question in crazy8.QUESTIONS.values()] == list(crazy8.QUESTIONS)
    assert {answer.question for answer in crazy8.load("pagat").rules().answers} <= crazy8.QUESTIONS.keys()


def test_what_is_shown_is_short() -> None:
    pagat = crazy8.load("pagat")
    game = pagat.deal(seed=1)
    seen, question = game.observation(0), crazy8.QUESTIONS["stock.empty"]
    for one in (pagat, pagat.rules(), pagat.check(), question, game, game.legal_moves[0], seen, crazy8.Sensible()):
        assert len(repr(one)) < 100


def test_each_kind_of_card_has_a_drawing() -> None:
    pictures = crazy8.load("uno").card_pictures()
    assert list(pictures) == sorted(pictures)
    assert all(picture.startswith("<svg") for picture in pictures.values())
    assert {card._repr_html_() for card in pictures} == set(pictures.values())


def test_a_verdict_prints_as_one_line_that_counts_as_people_do() -> None:
    faulty = crazy8.load_text('c8 2\nvariant home "Home" extends pagat [house]\nplay 9: revrese\n').check()
    assert repr(faulty) == "<Verdict on rulebook.c8: not playable, 1 error>"
    assert repr(crazy8.load("pagat").check()) == "<Verdict on pagat.c8: playable, no findings>"


def test_long_words_and_numbers_are_quoted_in_part() -> None:
    with pytest.raises(crazy8.ChoiceError, match="…` is no card and no command") as found:
        crazy8.load("pagat").deal(seed=1).push_text("draw" * 2000)
    assert len(str(found.value)) < 120
    (report,) = crazy8.load_text(f'c8 2\nvariant home "Home" extends pagat [house]\ndeal {"9" * 41}\n').check().errors
    assert report.message == "`999999999999…` is too large here"


@pytest.mark.parametrize("players", [4, 5, 7])
def test_a_rulebook_for_many_players_has_no_example_hand(players: int) -> None:
    printed = crazy8.load("pagat").rulebook(players=players, relatives=False)
    assert ("Anna" in printed) == (players == 4)
