"""`c8 fmt`: files in canonical form."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from crazy8.cli.arguments import Parser
from crazy8.cli.shared_arguments import add_format

if TYPE_CHECKING:
    from crazy8.formatting import FormattedFile

_WHAT_IS_DONE = """
Only the layout changes: no word, text or comment, and no order. One statement a line, two blanks for each block, one
blank between words, at most one blank line, comments behind neighbouring lines in one column. A block with one
statement and no comment stands on one line if it fits. Files are written as UTF-8 without a byte order mark, with LF at
the end of each line, and with plain blanks instead of tabs and invisible or wide ones outside of quotation marks and
comments. Of Markdown files only the ```c8 blocks change. What cannot be read is reported, as by `c8 check`, and stays
as it is."""


def register(parser: Parser) -> None:
    """Describe the command line."""
    parser.description = f"{parser.description}\n{_WHAT_IS_DONE}"
    parser.add_argument(
        "paths",
        metavar="FILE",
        nargs="+",
        help="a .c8 file, a .md file with ```c8 blocks, a directory to search for .c8 files, "
        "or - for standard input, which goes to standard output",
    )
    parser.add_argument(
        "--check", action="store_true", help="list what would change, and change nothing; then status 1"
    )
    parser.add_argument("--diff", action="store_true", help="show what would change, and change nothing; then status 1")
    parser.add_argument(
        "--upgrade",
        action="store_true",
        help="first write what is of version 1 of the language (`c8 1`) as version 2, which means the same",
    )
    add_format(parser, "text", "json")
    parser.add_examples(
        ("c8 fmt home.c8", "write the file in canonical form"),
        ("c8 fmt rules club.md", "all .c8 files below rules/, and the blocks of a Markdown file"),
        ("c8 fmt --check .", "status 1 if any file would change, as before a commit"),
        ("c8 fmt --diff home.c8", "what would change"),
        ("c8 fmt --upgrade rules", "files of version 1 as version 2"),
        ("c8 fmt - <home.c8", "for editors: from standard input to standard output"),
    )


def run(arguments: Namespace) -> int:
    """Format all files, and say which have changed; status 1 if one cannot be read, or would change."""
    from crazy8.cli.fmt.reading import formatted_files, refuse_contradictions
    from crazy8.cli.fmt.telling import as_json, as_text, differences, faults_text

    refuse_contradictions(arguments)
    found = formatted_files(arguments.paths, upgrade=arguments.upgrade)
    only_shown = arguments.check or arguments.diff
    if not only_shown:
        _write(found, arguments)
    if arguments.format == "json":
        arguments.output.line(as_json(found, written=not only_shown))
    else:
        arguments.messages.write(faults_text(found, arguments.messages.palette))
        if arguments.diff:
            arguments.output.write(differences(found, arguments.output.palette))
        elif arguments.paths != ["-"] or arguments.check:
            arguments.output.write(as_text(found, written=not only_shown))
    fails = any(one.formatted.faults or (only_shown and one.is_changed) for one in found)
    return 1 if fails else 0


def _write(found: list[FormattedFile], arguments: Namespace) -> None:
    """Write what has changed, standard input to standard output."""
    from pathlib import Path

    from crazy8.cli.writing import rewrite_bytes
    from crazy8.files.lookup import INPUT_NAME

    for one in found:
        if one.name == INPUT_NAME:
            if not one.formatted.faults:
                arguments.output.write_file(one.formatted.text)
        elif one.is_changed:
            rewrite_bytes(Path(one.name), one.before, one.after)
