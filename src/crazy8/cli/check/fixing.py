"""`c8 check --fix`: repairs in the files themselves, or as a difference."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from crazy8.cli.misuse import Misuse
from crazy8.cli.unified import unified
from crazy8.cli.writing import rewrite_text
from crazy8.compiler.diagnostics.render.cells import visible
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.diagnostics.render.text import count_words
from crazy8.compiler.source import Source
from crazy8.files.lookup import STANDARD_INPUT
from crazy8.files.shipped import shipped_source
from crazy8.read_variant import read_variant
from crazy8.repairing import Repaired, TextChange, repair


def refuse_what_is_no_file(arguments: Namespace) -> None:
    """Raise `Misuse` before anything is changed if one of the rulebooks is none that could be written to."""
    if arguments.diff and (not arguments.fix or arguments.format != "text"):
        raise Misuse("--diff shows what --fix would change, as text", "write `c8 check --fix --diff FILE`")
    for file in arguments.files:
        if file == STANDARD_INPUT:
            raise Misuse("standard input cannot be repaired", "write the text into a file, and repair that")
        if shipped_source(file) is not None:
            raise Misuse(
                f"`{file}` ships with crazy8 and is not repaired", f"write a file of your own that `extends {file}`"
            )


def repaired_files(arguments: Namespace) -> list[Repaired]:
    """Return every file repaired, and written unless only the differences are wanted."""
    found = []
    for file in arguments.files:
        one = repair(read_variant(file), tuple(arguments.options), arguments.players, strict=arguments.strict)
        if not arguments.diff and not one.is_worse and one.text != one.original:
            rewrite_text(Path(file), one.original, one.text)
        found.append(one)
    return found


def told(found: list[Repaired], palette: Palette) -> str:
    """Tell what was repaired in which file; the empty text if nothing was."""
    return "".join(f"{_told(one, palette)}\n\n" for one in found if one.repairs)


def for_programs(one: Repaired) -> list[dict[str, object]]:
    """Return the same for programs."""
    source = Source(one.after.file, one.text)
    return [
        {
            "line": source.position(each.offset)[0],
            "before": each.before or None,
            "after": each.after,
            "reason": each.reason,
        }
        for each in (() if one.is_worse else one.repairs)
    ]


def _told(one: Repaired, palette: Palette) -> str:
    name = paint(visible(one.after.file), palette.message)
    if one.is_worse:
        return f"{name}: not repaired, for with the repairs it would have {count_words(one.after.findings)}"
    source = Source(one.after.file, one.text)
    return "\n".join([f"{paint('repaired', palette.added)} in {name}:", *(_line(each, source) for each in one.repairs)])


def _line(one: TextChange, source: Source) -> str:
    words = f"added `{visible(one.after)}`"
    if one.before:
        words = f"`{visible(one.before)}` is now `{visible(one.after)}`"
    reason = f"  ({one.reason})" if one.reason else ""
    return f"  line {source.position(one.offset)[0]}: {words}{reason}"


def differences(found: list[Repaired], palette: Palette) -> str:
    """Return what would be changed, as a unified difference that `patch` understands."""
    return "".join(
        unified(one.original, one.text, (one.after.file, f"{one.after.file} (repaired)"), palette) for one in found
    )
