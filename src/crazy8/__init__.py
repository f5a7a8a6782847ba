"""Write the house rules of a Crazy Eights variant as a short text; get a verdict, a rulebook, a game and numbers.

    import crazy8

    pagat = crazy8.load("pagat")
    game = crazy8.game(pagat, players=3, seed=7)
    while not game.over:
        crazy8.play(game, crazy8.advice(game))
    print(game.totals, game.winners)

Every function takes a `Variant`, the path of a `.c8` or Markdown file, or the name of a shipped variant. What cannot be
done raises `RulebookError`, whose `diagnostics` say what is wrong with the rulebook. Nothing is imported before it is
used.
"""

from __future__ import annotations

TYPE_CHECKING = False  # as in `typing`, which takes longer to import than the rest of this file
if TYPE_CHECKING:
    from crazy8.books.answers_told import told_otherwise as told_otherwise
    from crazy8.books.drawn_packs import DrawnPack as DrawnPack
    from crazy8.books.drawn_packs import drawn_pack as drawn_pack
    from crazy8.books.generated_parts import refreshed as refreshed
    from crazy8.books.printing import rulebook as rulebook
    from crazy8.comparing import Comparison as Comparison
    from crazy8.comparing import compare as compare
    from crazy8.covering import Coverage as Coverage
    from crazy8.covering import coverage as coverage
    from crazy8.errors import RulebookError as RulebookError
    from crazy8.games.game import Game as Game
    from crazy8.games.game import Move as Move
    from crazy8.games.game import advice as advice
    from crazy8.games.game import game as game
    from crazy8.games.game import legal as legal
    from crazy8.games.game import play as play
    from crazy8.games.simulation import simulate as simulate
    from crazy8.repairing import repaired as repaired
    from crazy8.variant import Variant as Variant
    from crazy8.variant import check as check
    from crazy8.variant import load as load
    from crazy8.variant import load_text as load_text
    from crazy8.variant import rules as rules
    from crazy8.verdict import Standings as Standings
    from crazy8.verdict import Verdict as Verdict

_HOMES = {
    "Comparison": "comparing",
    "Coverage": "covering",
    "DrawnPack": "books.drawn_packs",
    "Game": "games.game",
    "Move": "games.game",
    "RulebookError": "errors",
    "Standings": "verdict",
    "Variant": "variant",
    "Verdict": "verdict",
    "advice": "games.game",
    "check": "variant",
    "compare": "comparing",
    "coverage": "covering",
    "drawn_pack": "books.drawn_packs",
    "game": "games.game",
    "legal": "games.game",
    "load": "variant",
    "load_text": "variant",
    "play": "games.game",
    "refreshed": "books.generated_parts",
    "repaired": "repairing",
    "rulebook": "books.printing",
    "rules": "variant",
    "simulate": "games.simulation",
    "told_otherwise": "books.answers_told",
}
"""The module in which each public name lives."""

__all__ = sorted(_HOMES)  # noqa: PLE0605  # a list, made from the table


if not TYPE_CHECKING:  # otherwise every name would seem to exist

    def __getattr__(name: str) -> object:
        """Import a public name when it is asked for."""
        if name not in _HOMES:
            raise AttributeError(f"module `crazy8` has no attribute `{name}`")
        from importlib import import_module

        return getattr(import_module(f"crazy8.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted(_HOMES)
