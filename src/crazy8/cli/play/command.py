"""`c8 play`: a game in the terminal against bots."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from crazy8.cli.arguments import Parser, one_of
from crazy8.cli.shared_arguments import add_options, add_players, number
from crazy8.compiler.book.languages.files import languages

if TYPE_CHECKING:
    from crazy8.cli.play.session import Session

INTERRUPTED = 130


def register(parser: Parser) -> None:
    """Describe the command line."""
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="a .c8 file or the name of a shipped variant; not needed with --load"
    )
    add_options(parser)
    add_players(parser, "how many sit at the table, you among them; four unless you say")
    parser.add_argument("--seed", type=number(0, (1 << 63) - 1), metavar="S", help="the same seed deals the same cards")
    parser.add_argument("--seat", type=number(1), default=1, metavar="N", help="your seat, counted clockwise from 1")
    parser.add_argument("--bots", type=one_of("sensible", "random"), default="sensible", metavar="HOW", help=BOTS)
    parser.add_argument("--lang", default="en", metavar="LANG", help=LANG)
    parser.add_argument("--auto", action="store_true", help="let bots play at every seat, and tell the story")
    parser.add_argument("--save", metavar="FILE", help="keep the game there after every move")
    parser.add_argument("--load", metavar="FILE", help="go on with a game that was kept")
    parser.add_examples(
        ("c8 play pagat --players 3", "you against two bots"),
        ("c8 play home.c8 --with twos --save evening.c8game", "with an option; the game is kept"),
        ("c8 play --load evening.c8game", "go on with it"),
        ("c8 play italian --lang it", "the rulebook is cited in Italian"),
        ("c8 play bicycle --auto --seed 8", "read how bots play"),
    )


LANG = f"the language in which the rulebook is read and cited: {', '.join(languages())}; en unless you say"
BOTS = "how the bots play: sensible or random; sensible unless you say"


def run(arguments: Namespace) -> int:
    """Play to the end of the game, or until the person leaves."""
    from crazy8.cli.play.session import LeftError
    from crazy8.cli.play.to_the_end import play_out

    session = _session(arguments)
    try:
        play_out(session)
    except LeftError:
        _leave(session)
    except KeyboardInterrupt:
        session.output.line()
        _leave(session)
        return INTERRUPTED
    return 0


def _session(arguments: Namespace) -> Session:
    from crazy8.books.languages import language_named
    from crazy8.cli.play.keeping import Keeping, begun, gone_on_with
    from crazy8.cli.play.session import Session

    plan, game = begun(arguments) if arguments.load is None else gone_on_with(arguments)
    keeping = Keeping(plan, None if arguments.load is None else Path(arguments.load))
    if arguments.save is not None:
        keeping.move_to(Path(arguments.save))
    language_named(arguments.lang)
    session = Session(game.rules, game.table, keeping, arguments.output, arguments.lang)
    arguments.output.line(f"{game.rules.identity.title}: {', '.join(session.table.names)}. Seed {keeping.seed}.")
    if session.me is not None:
        arguments.output.line("`help` shows what you can type.")
    return session


def _leave(session: Session) -> None:
    """Keep the game, if the person wants it kept."""
    keeping, output = session.keeping, session.output
    if keeping.place is None and session.reader.is_terminal and session.game.done:
        name = session.reader.line("Keep the game? Type the name of a file, or nothing to let it go> ")
        if name and name.strip():
            keeping.move_to(Path(name.strip()))
    if keeping.place is None:
        output.line("The game is left unfinished.")
    else:
        keeping.keep(session.game)
        output.line(f"The game is kept: `c8 play --load {keeping.place}` goes on with it.")
