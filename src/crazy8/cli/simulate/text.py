"""Write the numbers of many hands or games, each with its uncertainty."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from json import dumps
from textwrap import fill

from crazy8.cli.told_rules import told_words
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.topics.effects.facts import effects_ever
from crazy8.compiler.topics.effects.model import Effect, EndsHand
from crazy8.compiler.topics.rules import Rules
from crazy8.runtime.simulation.report import Report, SeatStanding

FORMAT = "crazy8-numbers"
VERSION = 2
WIDTH = 110
ORDINALS = [
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
]


def numbers_json(report: Report, rules: Rules) -> str:
    """Return everything for programs; shares and means with their intervals at 95 per cent."""
    table = {"variant": rules.identity.name, "options": list(rules.options)}
    return dumps({"format": FORMAT, "version": VERSION, **table, **asdict(report)}, indent=2) + "\n"


def numbers_text(report: Report, rules: Rules, palette: Palette) -> str:
    """Return tables for people."""
    parts = [
        paint(_title(report, rules), palette.message),
        "\n".join(_standings("seat", _positions(report.players), report.positions)),
    ]
    if len(set(report.policies)) > 1:
        names = [f"{index + 1}, {policy}" for index, policy in enumerate(report.policies)]
        parts.append("\n".join(_standings("player", names, report.by_player)))
    parts += ["\n".join(_about_hands(report, rules))]
    parts += [_warning(sentences, palette) for sentences in report.warnings]
    parts.append(_footing(report, len(rules.told)))
    return "\n\n".join(parts) + "\n"


def _title(report: Report, rules: Rules) -> str:
    count = f"{_whole(report.games)} games" if report.games else f"{_whole(report.hands)} hands"
    options = f" with {', '.join(rules.options)}" if rules.options else ""
    return f"{rules.identity.title}{options}: {report.players} players, {count}"


def _positions(players: int) -> list[str]:
    return [f"plays {word}" for word in ORDINALS[:players]]


def _standings(head: str, names: Sequence[str], standings: Sequence[SeatStanding]) -> Iterator[str]:
    rows = [[head, "wins a hand", "points a hand"]]
    rows += [[name, str(one.hand_wins), str(one.points)] for name, one in zip(names, standings, strict=True)]
    games = [standing.game_wins for standing in standings]
    if games[0] is not None:
        rows[0].append("wins the game")
        for row, share in zip(rows[1:], games, strict=True):
            assert share is not None
            row.append(str(share))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        yield "  " + "   ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()


def _about_hands(report: Report, rules: Rules) -> Iterator[str]:
    rows = [("turns of a hand", str(report.turns))]
    if report.hands_of_game is not None:
        rows.append(("hands of a game", str(report.hands_of_game)))
    rows += _endings(report, rules)
    if rules.stock.empty in ("reshuffle", "turn over"):
        often = f"; {report.reshuffles} times a hand" if report.reshuffled.count or report.stopped_hands else ""
        rows.append(("hands with a new stock", str(report.reshuffled) + often))
    choices = f"{report.choices} of all actions" if report.choices.share is not None else "unknown"
    rows.append(("real choices", choices))
    if report.games_without_winner is not None and (report.games_without_winner.count or report.stopped_games):
        rows.append(("games without winner", str(report.games_without_winner)))
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        yield f"  {name:<{width}}   {value}"


def _endings(report: Report, rules: Rules) -> Iterator[tuple[str, str]]:
    """Tell how hands ended, without what these rules do not know."""
    endings = report.endings
    yield "ends with a winner", str(endings.won)
    if rules.stock.blocked is None:
        yield "ends void", str(endings.void)
    else:
        yield "ends blocked", str(endings.blocked)
    if "score" in (rules.stock.empty, rules.stock.exhausted):
        yield "ends with the stock", str(endings.scored)
    if any(isinstance(effect, EndsHand) for effect in _effects(rules)):
        yield "ended by a card", str(endings.ended)
    yield "stopped at the limit", str(endings.limited)


def _effects(rules: Rules) -> Iterator[Effect]:
    """Yield all effects of cards as they are played."""
    for kind in range(rules.deck.kind_count):
        yield from effects_ever(rules, kind)
    for effects in rules.effects.of_cutter_suit:
        yield from effects or ()


def _warning(sentences: str, palette: Palette) -> str:
    mark = "warning"
    return paint(mark, palette.warning) + fill(f"{mark}: {sentences}", WIDTH).removeprefix(mark)


def _footing(report: Report, told: int) -> str:
    policies = sorted(set(report.policies))
    bots = f"{policies[0]} bots" if len(policies) == 1 else f"bots {', '.join(report.policies)}"
    count = (
        f"{_whole(report.games)} games ({_whole(report.hands)} hands)"
        if report.games
        else f"{_whole(report.hands)} hands"
    )
    return (
        f"{count}, seed {report.seed}, {bots}, rules {report.fingerprint}\n"
        "In brackets: where the true value lies with 95 % confidence; what has none is so in this run alone.\n"
        "Turns count every time that somebody decides." + (f"\n{told_words(told)}." if told else "")
    )


def _whole(number: int) -> str:
    return f"{number:,}".replace(",", " ")
