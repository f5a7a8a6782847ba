"""`c8 rulebook --site`: rulebooks as a site that needs no server."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from crazy8.cli.misuse import Misuse

if TYPE_CHECKING:
    from crazy8.compiler.book.languages.files import LanguageFiles
    from crazy8.read_variant import ReadVariant

OF_ONE_BOOK = {
    "format": "--format",
    "short": "--short",
    "scoresheet": "--scoresheet",
    "leaflet": "--leaflet",
    "templates": "--template",
    "options": "--with",
    "players": "--players",
}
"""Options that mean one printed book; a site shows each book as it is, in every face."""


def write_site(arguments: Namespace, tags: Sequence[str]) -> int:
    """Write the site of the rulebooks that are named, or of all that ship, in some languages or in all."""
    from crazy8.cli.progress import Progress
    from crazy8.cli.writing import write_text
    from crazy8.site.pages import FACES, site_files
    from crazy8.site.shelf import shelf_of

    for name, option in OF_ONE_BOOK.items():
        if getattr(arguments, name):
            raise Misuse(f"`{option}` does not go with `--site`", "a site shows every book whole, short and as a sheet")
    variants = _variants(arguments)
    languages = _languages(arguments, tags)
    folder = Path(arguments.site)
    _make(folder)
    pages, done, written = len(variants) * (1 + len(languages) * len(FACES)), 0, 0
    with Progress(arguments.messages, "pages", "reading the rulebooks") as progress:

        def show() -> None:
            nonlocal done
            done += 1
            progress.show(min(done, pages), pages)

        shelf = shelf_of(variants, relatives=arguments.relatives, reading=lambda _: show())
        for file in site_files(shelf, languages, arguments.paper):
            target = folder / file.path
            _make(target.parent)
            write_text(target, file.text, durably=False)
            written += 1
            if target.parent.name in FACES:
                show()
    arguments.messages.line(f"wrote {written} files to {arguments.site}: open {folder / 'index.html'}")
    return 0


def _variants(arguments: Namespace) -> list[ReadVariant]:
    from crazy8.files.shipped import shipped_names
    from crazy8.read_variant import read_variant

    names = [*arguments.files, *(shipped_names() if arguments.all else ())]
    if not names:
        raise Misuse("a site of which rulebooks?", "name them, or take all that ship with `--all`")
    return [read_variant(name) for name in dict.fromkeys(names)]


def _languages(arguments: Namespace, tags: Sequence[str]) -> list[LanguageFiles]:
    from crazy8.books.languages import known_tags, language_named

    wanted = tags or known_tags(arguments.locale_dir)
    return [language_named(tag, arguments.locale_dir) for tag in dict.fromkeys(wanted)]


def _make(folder: Path) -> None:
    """Make a folder, unless it is there; raises `Misuse` if that cannot be done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise Misuse(f"`{folder}` is a file", "a site is a directory; give it another name") from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Misuse(f"cannot make the directory `{folder}`: {reason}") from None
