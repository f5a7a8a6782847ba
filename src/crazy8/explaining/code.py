"""Explain a code with the page that its class carries."""

from __future__ import annotations

from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.diagnostics.page import page_of
from crazy8.compiler.diagnostics.registry import topic_of
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.explaining.explanation import Explanation
from crazy8.paragraphs import example, wrapped


def explanation(kind: type[Diagnostic]) -> Explanation:
    """Return the page of a code."""
    return Explanation(lambda palette: _text(kind, palette), lambda: facts(kind))


def facts(kind: type[Diagnostic]) -> dict[str, object]:
    """Return what is known about a code, for programs."""
    page = page_of(kind)
    return {
        "code": kind.code,
        "topic": topic_of(kind),
        "severity": kind.default_severity.value,
        "title": page.title,
        "prose": page.prose,
        "wrong": page.wrong,
        "right": page.right,
    }


def _text(kind: type[Diagnostic], palette: Palette) -> str:
    page = page_of(kind)
    parts = [
        f"{paint(kind.code, palette.of(kind.default_severity))} ({kind.default_severity})",
        wrapped(page.title),
        wrapped(page.prose) if page.prose else "",
        f"{paint('Wrong:', palette.message)}\n\n{example(page.wrong)}",
        f"{paint('Right:', palette.message)}\n\n{example(page.right)}",
    ]
    return "\n\n".join(part for part in parts if part) + "\n"
