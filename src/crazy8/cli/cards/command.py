"""`c8 cards`: the cards of a variant, drawn, to print and to show."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from crazy8.cli.arguments import Parser, one_of
from crazy8.cli.misuse import Misuse
from crazy8.cli.shared_arguments import add_options, add_players, add_rulebook
from crazy8.compiler.pictures.pages import PAPERS

if TYPE_CHECKING:
    from crazy8.books.drawn_packs import DrawnPack
    from crazy8.compiler.pictures.pages import PlacedCard
    from crazy8.compiler.pictures.style import Look

PAGES = (".html", ".htm")
PRINTED = ".pdf"
OVERVIEW = ".svg"


def register(parser: Parser) -> None:
    """Describe the command line."""
    add_rulebook(parser)
    parser.add_argument(
        "-o",
        "--output",
        dest="target",
        metavar="PLACE",
        help="FILE.html or .pdf: pages to print and cut out; FILE.svg: all at a glance; DIR: a drawing for each card",
    )
    parser.add_argument(
        "--paper",
        type=one_of(*PAPERS),
        default=PAPERS[0],
        metavar="SIZE",
        help=f"{' or '.join(PAPERS)}; {PAPERS[0]} unless you say",
    )
    parser.add_argument("--backs", action="store_true", help="the back of the cards as well")
    colours = parser.add_mutually_exclusive_group()
    colours.add_argument("--four-colours", "--four-colors", action="store_true", help="blue diamonds and green clubs")
    colours.add_argument("--black-and-white", action="store_true", help="hatchings and hollow signs instead of colours")
    add_options(parser)
    add_players(parser, "the cards for this number of players")
    parser.add_examples(
        ("c8 cards pagat -o cards.html", "the pack as pages, nine cards to a sheet of paper"),
        ("c8 cards uno --backs --black-and-white -o uno.pdf", "for a printer without colours, on both sides"),
        ("c8 cards home.c8 -o cards/", "a drawing for each card"),
    )


def run(arguments: Namespace) -> int:
    """Write the cards to where they were asked for, or print their pages."""
    from crazy8.books.drawn_packs import drawn_pack
    from crazy8.cli.writing import write_bytes
    from crazy8.read_variant import read_variant

    target = None if arguments.target is None else Path(arguments.target)
    suffix = PAGES[0] if target is None else "" if _is_folder(arguments.target) else target.suffix.lower()
    if suffix not in ("", OVERVIEW, PRINTED, *PAGES):
        raise Misuse(f"cards are not drawn as `{suffix}`", "name a file .html, .pdf or .svg, or a directory")
    pack = drawn_pack(read_variant(arguments.file), arguments.players, arguments.options)
    if target is None:
        arguments.output.write(_text(arguments, pack, suffix))
    elif not suffix:
        _write_each(arguments, target, pack)
    else:
        text = _text(arguments, pack, suffix)
        write_bytes(target, _as_pdf(text) if suffix == PRINTED else text.encode())
        arguments.messages.line(f"wrote {arguments.target}: {_count(len(pack.cards))}")
    return 0


def _text(arguments: Namespace, pack: DrawnPack, suffix: str) -> str:
    """Return all cards in one drawing or on one page."""
    from crazy8.compiler.pictures.overview import overview
    from crazy8.compiler.pictures.pages import pages

    look = _look(arguments)
    if suffix == OVERVIEW:
        return overview([*pack.rows, *([back] if (back := _backs(arguments)) else [])], look)
    return pages(
        pack.title,
        pack.cards,
        paper=arguments.paper,
        backs=arguments.backs,
        look=look,
        as_images=suffix == PRINTED,
    )


def _as_pdf(page: str) -> bytes:
    from crazy8.books.pdf import pdf  # asks for what the extra `pdf` installs

    return pdf(page)


def _look(arguments: Namespace) -> Look:
    if arguments.four_colours:
        return "four-colours"
    return "black-and-white" if arguments.black_and_white else "light"


def _is_folder(target: str) -> bool:
    return target.endswith(("/", "\\")) or not Path(target).suffix or Path(target).is_dir()


def _backs(arguments: Namespace) -> list[PlacedCard]:
    """Return the back, if it was asked for."""
    from crazy8.compiler.pictures.cards import back
    from crazy8.compiler.pictures.pages import PlacedCard

    return [PlacedCard(back, "back")] if arguments.backs else []


def _write_each(arguments: Namespace, folder: Path, pack: DrawnPack) -> None:
    """Write a file for each kind of card."""
    from crazy8.cli.writing import write_text
    from crazy8.compiler.pictures.cards import standalone

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Misuse(f"cannot make the directory `{folder}`: {(error.strerror or str(error)).lower()}") from None
    taken: set[str] = set()
    for card in (*pack.kinds, *_backs(arguments)):
        name = _file_name(card.label, taken)
        write_text(folder / f"{name}.svg", standalone(card.picture, card.label, _look(arguments)))
    arguments.messages.line(f"wrote {_count(len(taken))} to {folder}/, such as {folder}/{min(taken)}.svg")


def _file_name(label: str, taken: set[str]) -> str:
    """Return a file name for a card; no two are alike but for capitals, which some systems do not tell apart."""
    letters = "".join(letter if letter.isalnum() or letter == "+" else " " for letter in label.casefold())
    name = first = "-".join(letters.split()) or "card"
    number = 1
    while name in taken:
        number += 1
        name = f"{first}-{number}"
    taken.add(name)
    return name


def _count(cards: int) -> str:
    return "one card" if cards == 1 else f"{cards} cards"
