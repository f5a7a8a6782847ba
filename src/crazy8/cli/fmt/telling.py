"""Tell which files `c8 fmt` has changed or would change."""

from __future__ import annotations

from collections.abc import Iterable
from json import dumps, loads

from crazy8.cli.unified import unified
from crazy8.compiler.diagnostics.render.cells import visible
from crazy8.compiler.diagnostics.render.palette import Palette
from crazy8.formatting import FormattedFile

FORMAT = "crazy8-formatting"
VERSION = 1


def as_text(found: list[FormattedFile], *, written: bool) -> str:
    """Name the files that are changed, and count all."""
    changed = [one for one in found if one.is_changed]
    verb = "formatted" if written else "would format"
    lines = [f"{verb} {visible(one.name)}" for one in changed]
    sound = sum(not one.formatted.faults for one in found)
    if changed and len(found) > 1:
        lines.append(f"{verb} {len(changed)} of {len(found)} files")
    elif sound and not changed:
        lines.append("1 file is in canonical form" if sound == 1 else f"{sound} files are in canonical form")
    return "".join(f"{line}\n" for line in lines)


def differences(found: Iterable[FormattedFile], palette: Palette) -> str:
    """Return what would be changed, as a unified difference that `patch` understands."""
    # With its byte order mark, for that may be all that goes; what cannot be decoded is never changed.
    texts = ((one.name, one.before.decode(), one.after.decode()) for one in found if one.is_changed)
    return "".join(unified(old, new, (name, f"{name} (formatted)"), palette) for name, old, new in texts)


def faults_text(found: Iterable[FormattedFile], palette: Palette) -> str:
    """Return the reports on what cannot be read, and where blocks stay as they are."""
    parts = []
    for one in found:
        if one.formatted.faults:
            from crazy8.compiler.diagnostics.render.text import report_text

            parts += [f"{report_text(report, palette=palette)}\n\n" for report in one.formatted.faults]
            parts.append(f"{visible(one.name)}: not formatted, for it cannot be read\n\n")
        if one.formatted.left:
            lines = ", ".join(map(str, one.formatted.left))
            parts.append(f"{visible(one.name)}: blocks that cannot be read stay as they are, at line {lines}\n")
    return "".join(parts)


def as_json(found: list[FormattedFile], *, written: bool) -> str:
    """Return the same for programs."""
    files = [
        {
            "file": one.name,
            "changed": one.is_changed,
            "written": one.is_changed and written,
            "left": list(one.formatted.left),
            "diagnostics": _diagnostics(one),
        }
        for one in found
    ]
    return dumps({"format": FORMAT, "version": VERSION, "files": files}, indent=2)


def _diagnostics(one: FormattedFile) -> list[object]:
    from crazy8.compiler.diagnostics.render.json import render

    found = loads(render(one.formatted.faults))["diagnostics"]
    assert isinstance(found, list)
    return found
