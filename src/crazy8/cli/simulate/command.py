"""`c8 simulate`: who is favoured, how long it lasts, how hands end."""

from __future__ import annotations

from argparse import Namespace

from crazy8.cli.arguments import Parser
from crazy8.cli.misuse import Misuse
from crazy8.cli.shared_arguments import add_format, add_options, add_players, add_rulebook, number
from crazy8.runtime.records.limits import KINDS_OF_A_WORD

MOST = 1_000_000_000
MOST_SEED = (1 << 63) - 1


def register(parser: Parser) -> None:
    """Describe the command line."""
    add_rulebook(parser)
    parser.add_argument(
        "-n", type=number(1, MOST), default=10_000, metavar="N", help="how many hands; 10000 hands unless you say"
    )
    parser.add_argument("--games", action="store_true", help="play whole games instead, N of them")
    add_options(parser)
    add_players(parser, "how many sit at the table; four unless you say")
    parser.add_argument("--policy", default="sensible", metavar="HOW", help=POLICY)
    parser.add_argument(
        "--seed", type=number(0, (1 << 63) - 1), default=0, metavar="S", help="the same seed gives the same numbers"
    )
    parser.add_argument(
        "--workers", type=number(1, 256), metavar="W", help="threads; the numbers do not depend on them"
    )
    add_format(parser, "text", "json")
    parser.add_examples(
        ("c8 simulate pagat", "ten thousand hands among four sensible bots"),
        ("c8 simulate home.c8 -n 1000 --games", "a thousand whole games"),
        ("c8 simulate bicycle --players 2 --policy sensible,random", "does thinking pay?"),
    )


MEANWHILE = {
    "plain": "",
    "too many kinds": f"; with more than {KINDS_OF_A_WORD} different cards it takes a hundred times as long",
    "missing": "; `pip install 'crazy8[fast]'` makes it a hundred times as fast",
    "compiling": "; a faster engine is being compiled meanwhile, once for this machine",
    "compiled": "",
}
"""The words beside the bar, by the engine that plays."""
SEED = "the same seed gives the same numbers; 0 unless you say"
POLICY = "how the bots play: sensible or random, or one for each player, with commas between; sensible unless you say"


def run(arguments: Namespace) -> int:
    """Play and print the numbers."""
    from crazy8.cli.progress import Progress
    from crazy8.cli.simulate.text import numbers_json, numbers_text
    from crazy8.variant import load

    variant = load(arguments.file)
    rules = variant.rules(players=arguments.players, options=arguments.options)
    names = arguments.policy.split(",")
    if len(names) not in (1, rules.people):
        raise Misuse(f"{len(names)} bots are named for {rules.people} players")
    hands, games = (None, arguments.n) if arguments.games else (arguments.n, None)
    with Progress(arguments.messages, "games" if games else "hands", None) as progress:
        report = variant.simulate(
            hands=hands,
            games=games,
            players=names * rules.people if len(names) == 1 else names,
            options=rules.options,
            seed=arguments.seed,
            workers=arguments.workers,
            on_progress=progress.show,
            on_stage=lambda stage: progress.say(MEANWHILE[stage]),
        )
    if arguments.format == "json":
        arguments.output.write(numbers_json(report, rules))
    else:
        arguments.output.write(numbers_text(report, rules, arguments.output.palette))
    return 0
