"""Let templates of a user's own take the place of those that ship.

They run in a sandbox: whoever takes a template from elsewhere has not read it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import NamedTuple

from jinja2 import BaseLoader, Environment, PackageLoader, TemplateNotFound, TemplateSyntaxError

SHIPPED = PackageLoader("crazy8.compiler.book", "templates")
"""The templates that ship."""
FROM_US = "crazy8/"
"""The prefix by which a template of a user's own names one that ships, to build on it."""


class OwnTemplate(NamedTuple):
    """A file of a user's own."""

    text: str
    place: str
    """The name of the file in reports."""


Find = Callable[[str], OwnTemplate | None]
"""A function that looks a name up among a user's own files; it may raise `TemplateFault`."""


class TemplateFault(Exception):
    """Raised if a template is wrong; the message is for its author and begins with the place, if there is one."""


class OwnFirst(BaseLoader):
    """Loads the files of a user's own, and those that ship where there are none."""

    def __init__(self, find: Find) -> None:
        """Take what looks up a user's files."""
        self.find = find

    def get_source(self, environment: Environment, template: str) -> tuple[str, str | None, Callable[[], bool] | None]:
        """Return the text of a template, its place and whether it is still up to date, as Jinja wants it."""
        own = self.find(template)
        if own is not None:
            return own.text, own.place, None
        return SHIPPED.get_source(environment, template.removeprefix(FROM_US))


@contextmanager
def told_as_faults() -> Iterator[None]:
    """Tell whatever goes wrong within as a fault of a template: no other code of a user runs there."""
    try:
        yield
    except TemplateFault:
        raise
    except Exception as error:
        raise TemplateFault(f"{_place(error)}{_reason(error)}") from error


def _place(error: Exception) -> str:
    """Return file and line of the template at fault, the innermost one; empty if it is not known."""
    if isinstance(error, TemplateSyntaxError):
        return f"{_short(error.filename or error.name or 'template')}:{error.lineno}: "
    places = [f"{_short(file)}:{line}: " for file, line in _lines(error.__traceback__) if _is_template(file)]
    return places[-1] if places else ""


def _lines(traceback: TracebackType | None) -> Iterator[tuple[str, int]]:
    while traceback is not None:
        yield traceback.tb_frame.f_code.co_filename, traceback.tb_lineno
        traceback = traceback.tb_next


def _is_template(file: str) -> bool:
    return not file.startswith("<") and not file.endswith(".py")


def _short(file: str) -> str:
    """Return the name of a file as its user gave it; one that ships is known by its name alone."""
    folder, _, name = file.replace("\\", "/").rpartition("/")
    return f"{FROM_US}{name}" if folder.endswith("rulebook/templates") else file


def _reason(error: Exception) -> str:
    """Return what is wrong, without the names of our modules."""
    if isinstance(error, TemplateNotFound):
        return f"there is no template `{error.name}`"
    said = re.sub(r"crazy8\.[\w.]+\.(\w+)", r"\1", str(error)) or type(error).__name__
    return said.removesuffix(".")
