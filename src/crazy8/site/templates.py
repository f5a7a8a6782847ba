"""Fill the templates of a site, which build on those of the rulebooks."""

from __future__ import annotations

from functools import cache

from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined

from crazy8.compiler.book import in_english
from crazy8.compiler.book.own_templates import SHIPPED
from crazy8.compiler.book.render import FILTERS


@cache
def environment() -> Environment:
    """Return the templates, with the filters of web pages."""
    found = Environment(
        loader=ChoiceLoader((PackageLoader("crazy8.site", "templates"), SHIPPED)),
        autoescape=lambda name: name is not None and not name.endswith((".css", ".js")),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    found.filters |= FILTERS["html"]
    return found


def filled(template: str, **values: object) -> str:
    """Fill a template with its values."""
    text = environment().get_template(template).render(values)
    return in_english.in_html(text) if template.endswith(".html.j2") else in_english.plain(text)
