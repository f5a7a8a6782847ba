"""The public face: what `import crazy8` offers, when it is loaded, and what its page shows."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import crazy8
from crazy8.errors import RulebookError
from crazy8.runtime.people.events import Event, HandBegan, StarterTurned
from crazy8.runtime.people.reasons import Reason
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.records.actions import DRAW

PAGE = Path(__file__).parent.parent / "docs" / "api.md"


def test_the_page_shows_what_is_so() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert found.attempted > 20
    assert found.failed == 0


def test_every_public_name_exists_and_says_what_it_is() -> None:
    for name in crazy8.__all__:
        assert getattr(crazy8, name).__doc__
    assert dir(crazy8) == sorted(crazy8.__all__)


def test_a_name_that_there_is_not_is_an_attribute_error() -> None:
    name = "crazy9"
    with pytest.raises(AttributeError, match="module `crazy8` has no attribute `crazy9`"):
        getattr(crazy8, name)


@pytest.mark.parametrize(
    ("statement", "unwanted"),
    [
        ("import crazy8", {"typing", "pydantic", "numpy", "numba", "lark", "jinja2", "crazy8.compiler"}),
        ("import crazy8; crazy8.check('bicycle')", {"numpy", "numba", "jinja2", "fluent"}),
        ("import crazy8; crazy8.game('bicycle')", {"numpy", "numba", "jinja2", "fluent"}),
        ("import crazy8; crazy8.simulate('bicycle', hands=10)", {"numba", "jinja2", "fluent"}),
        ("import crazy8; crazy8.rulebook('bicycle')", {"numba", "numpy"}),
    ],
)
def test_only_what_is_used_is_imported(statement: str, unwanted: set[str]) -> None:
    code = f"import sys; before = set(sys.modules); {statement}; print(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, check=True)
    assert not unwanted & set(done.stdout.decode().split())


def test_a_variant_may_be_a_name_a_path_or_loaded(tmp_path: Path) -> None:
    path = tmp_path / "home.c8"
    path.write_text('c8 1\nvariant home "Home" extends pagat [house]\ndeal 6\n', encoding="utf-8")
    for variant in (path, str(path), crazy8.load(path)):
        assert crazy8.rules(variant, players=3).deal.cards_each == 6
    assert crazy8.rules("pagat", players=3).deal.cards_each == 5


def test_without_a_number_four_sit_down_or_as_near_as_it_goes() -> None:
    assert crazy8.rules("pagat").players == 4
    text = 'c8 1\nvariant {0} "Home" extends pagat [house]\nplayers {1}\n'
    assert crazy8.rules(crazy8.load_text(text.format("few", "2 to 3"))).players == 3
    assert crazy8.rules(crazy8.load_text(text.format("many", "5 to 6"))).players == 5


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (lambda: crazy8.load("pagta"), "there is no file or shipped variant `pagta`; did you mean `pagat`?"),
        (lambda: crazy8.rules("italian", players=3), "`italian` is for 4 players, not for 3"),
        (lambda: crazy8.check("italian", options=["twos"]), "`italian` has no option `twos`"),
        (lambda: crazy8.rulebook("italian", form="pdf"), "there is no rulebook as `pdf`"),  # type: ignore[arg-type]
        (lambda: crazy8.simulate("italian", hands=1, policy="clever"), "no bot is called `clever`"),
        (lambda: crazy8.simulate("italian", hands=1, policy=["random"]), "1 bots are named for 4 players"),
    ],
)
def test_what_cannot_be_done_raises_one_exception(asked: object, message: str) -> None:
    assert callable(asked)
    with pytest.raises(RulebookError) as caught:
        asked()
    assert str(caught.value) == message
    assert caught.value.diagnostics == ()


def test_a_faulty_rulebook_says_where() -> None:
    broken = crazy8.load_text("c8 1\nvariant broken\n", "broken.c8")
    assert not crazy8.check(broken).playable
    for asked in (crazy8.rules, crazy8.game, crazy8.rulebook):
        with pytest.raises(RulebookError) as caught:
            asked(broken)
        assert [one.span.line for one in caught.value.diagnostics] == [2]


def test_a_move_is_done_or_refused() -> None:
    game = crazy8.game("bicycle", players=2, seed=4)
    assert isinstance(game.table.log[0], HandBegan)
    assert isinstance(game.table.log[-1], StarterTurned)
    state = game.table.state.copy()
    refused = crazy8.play(game, 999)
    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.NO_SUCH_ACTION
    assert game.table.state == state
    (draw,) = (move for move in crazy8.legal(game) if move.action == DRAW)
    happened: tuple[Event, ...] | Refusal = crazy8.play(game, draw)
    assert not isinstance(happened, Refusal)
    assert game.table.state != state


def test_bots_finish_every_game() -> None:
    for policy in ("sensible", "random"):
        game = crazy8.game("italian", seed=2)
        while not game.over:
            assert not isinstance(crazy8.play(game, crazy8.advice(game, policy=policy)), Refusal)
        assert crazy8.legal(game) == ()
        assert game.winners
        with pytest.raises(ValueError, match="the game is over"):
            crazy8.advice(game)
