"""Put the comments behind statements under each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .lines import TextLine
from .rows import Remark, width

COLUMN = 40
"""Where comments begin, counted from 0, unless one of neighbouring lines is too long for that."""

FAR = 60
"""A line that reaches as far moves no comment but its own: others would stand too far from their text."""

_GAP = 2


def written(lines: Sequence[TextLine]) -> str:
    """Return lines as a text."""
    return "".join(f"{one}\n" for one in _written_lines(lines))


def _written_lines(lines: Sequence[TextLine]) -> Iterator[str]:
    """Yield every line with its comment, in runs of neighbouring lines that have one at their end."""
    run: list[TextLine] = []
    for line in lines:
        if _is_at_end(line) or (run and _goes_on(run[-1].remark, line.remark)):
            run.append(line)
            continue
        yield from _aligned(run)
        run = []
        yield line.text if line.remark is None else line.text + line.remark.text
    yield from _aligned(run)


def _is_at_end(line: TextLine) -> bool:
    """Return whether the comment of a line stands behind a statement."""
    return line.remark is not None and bool(line.text.strip())


def _goes_on(above: Remark | None, remark: Remark | None) -> bool:
    """Return whether a comment goes on with the one above, right under which it was written."""
    return above is not None and remark is not None and remark.column == above.column


def _aligned(run: Sequence[TextLine]) -> Iterator[str]:
    """Yield neighbouring lines with their comments in one column."""
    widths = [width(line.text) for line in run]
    near = max((one for one in widths if one < FAR), default=0)
    common = column = COLUMN if near < COLUMN else near + _GAP
    for line, own in zip(run, widths, strict=True):
        if _is_at_end(line):
            column = common if own < FAR else own + _GAP
            yield f"{line.text}{' ' * (column - own)}{_text(line.remark)}"
        else:
            yield f"{' ' * column}{_text(line.remark)}"


def _text(remark: Remark | None) -> str:
    assert remark is not None, "every line of a run has a comment"
    return remark.text
