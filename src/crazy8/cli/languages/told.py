"""Tell how complete languages are, in words and for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from json import dumps

from crazy8.compiler.book.languages.completeness import Completeness, by_file
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.paragraphs import table, wrapped

FORMAT = "crazy8-languages"
VERSION = 1


def as_json(found: Iterable[Completeness]) -> str:
    """Return everything for programs."""
    return dumps({"format": FORMAT, "version": VERSION, "languages": list(map(_facts, found))}, indent=2)


def _facts(one: Completeness) -> dict[str, object]:
    return {
        "tag": one.tag,
        "name": one.name,
        "complete": one.complete,
        "needed": one.needed,
        "missing": list(one.missing),
        "broken": [
            {"file": broken.file, "line": broken.line, "message": broken.message or None, "why": broken.why}
            for broken in one.broken
        ],
        "left_over": [{"message": left.message, "meant": left.meant} for left in one.left_over],
    }


def overview(found: Iterable[Completeness], palette: Palette) -> str:
    """Write a line for each language."""
    languages = list(found)
    lines = table((language.tag, f"{language.name}: {_summary(language)}") for language in languages)
    for language in languages:
        lines = lines.replace(f"  {language.tag} ", f"  {paint(language.tag, palette.message)} ", 1)
    lacking = [language.tag for language in languages if not language.complete]
    hint = f"`c8 languages {lacking[0]}` says what it lacks." if lacking else "Every language says everything."
    return f"{lines}\n\n{hint}"


def in_detail(one: Completeness, palette: Palette) -> str:
    """List what one language lacks, message by message."""
    head = f"{paint(one.tag, palette.message)}  {one.name}: {_summary(one)}"
    return "\n".join([head, *_broken(one), *_missing(one), *_left_over(one)])


def _summary(one: Completeness) -> str:
    if one.complete:
        return f"complete, {one.needed} messages"
    there = one.needed - len(one.missing)
    counts = [f"{there} of {one.needed} messages, {100 * there // one.needed} %"]
    counts += [f"{len(one.broken)} broken"] if one.broken else []
    counts += [f"{len(one.left_over)} left over"] if one.left_over else []
    return "; ".join(counts)


def _broken(one: Completeness) -> Iterator[str]:
    if one.broken:
        yield "  cannot be read or formed:"
    for broken in one.broken:
        what = f"`{broken.message}`: {broken.why}" if broken.message else broken.why
        yield wrapped(f"{broken.file}:{broken.line}: {what}", margin="    ", hanging="  ")


def _missing(one: Completeness) -> Iterator[str]:
    broken = {broken.message for broken in one.broken}
    missing = by_file(name for name in one.missing if name not in broken)
    if missing:
        yield "  missing, so that English is printed; in English they stand in:"
    for file, names in missing.items():
        yield wrapped(f"{file}: {', '.join(names)}", margin="    ", hanging="  ")


def _left_over(one: Completeness) -> Iterator[str]:
    if one.left_over:
        yield "  left over, so that nobody reads them:"
    for left in one.left_over:
        yield f"    {left.message}" + (f"; did you mean `{left.meant}`?" if left.meant else "")
