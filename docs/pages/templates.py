"""The page on templates of one's own; what they are given is read off the classes of the page."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from inspect import getsource

from crazy8.compiler.book import page, render
from pages import MADE

_PROSE = """# Templates of your own

Printed rulebooks are [Jinja](https://jinja.palletsprojects.com/templates/) templates. With your own, a club prints
its name, its colours or another layout, and the rules in it stay those of the `.c8` file:

```console
$ c8 rulebook pagat --template club -o pagat.html
```

Every file in the folder `club` that is called like one of ours (`rulebook.html.j2`, `rulebook.md.j2`,
`rulebook.txt.j2`, `blocks.md.j2`, `style.css`) takes its place; what the folder does not hold comes from ours.
`crazy8/` before a name means ours, so that a template can build on it. This `club/rulebook.html.j2` changes the
colour of the headings, says whose rules these are, and adds a line at the end:

```html+jinja
{% extends "crazy8/rulebook.html.j2" %}

{% block style %}
{{ super() }}
h1, h2 { color: darkgreen; }
{% endblock %}

{% block header %}
{{ super() }}
<p>House rules of the Thursday Club</p>
{% endblock %}

{% block footer %}
<footer>{{ page.title }}, in {{ page.blocks | length }} chapters</footer>
{% endblock %}
```

The blocks of the HTML template are `head` with `style` in it, `header`, `main` and `footer`. Markdown and text are
short; write them anew. This is a whole `club/rulebook.txt.j2`, the rules as one sentence to a line:

```jinja
{{ page.title }}
{% for block in page.blocks %}
{% for part in block.parts if part.kind == "paragraph" %}
{% for one in part.lines %}
{{ one | line }}
{% endfor %}
{% endfor %}
{% endfor %}
```

Templates run in Jinja's sandbox: they reach what is listed here, and no files but those of the folder. In HTML
every text is escaped. A fault is told with file and line, as is a value that there is not. A PDF takes in pictures
that stand in the page itself (`data:`), and no others.

## What a template is given

`page` is the rulebook in one language, `paper` the size of the sheets, as `A4`, `images` whether each drawn card is to
be a picture of its own (for PDF), and `four_colours` whether diamonds are to be blue and clubs green."""

_FILTERS = """## Filters

A text of the page, such as a title, may hold anything that an author wrote. In HTML it is escaped by itself; in
Markdown `text` does so."""


def templates_page() -> str:
    """What `--template` takes, and what a template may use."""
    return "\n".join([MADE, "", _PROSE, *_classes(), "", _FILTERS, "", *_filters()]) + "\n"


def _classes() -> Iterator[str]:
    """Every class of the page, the whole one first."""
    body = ast.parse(getsource(page)).body
    aliases = {ast.unparse(one.targets[0]): ast.unparse(one.value) for one in body if isinstance(one, ast.Assign)}
    for one in reversed([one for one in body if isinstance(one, ast.ClassDef)]):
        yield from ("", f"### {one.name}", "", ast.get_docstring(one) or "", "")
        yield from ("| value | type | |", "| --- | --- | --- |")
        for name, kind, words in _members(one):
            spelt_out = re.sub(r"\w+", lambda found: aliases.get(found.group(), found.group()), kind)
            yield f"| `{name}` | `{_cell(spelt_out)}` | {words} |"


def _members(one: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """The values of a class with their types and what is said of them."""
    for number, member in enumerate(one.body):
        following = one.body[number + 1] if number + 1 < len(one.body) else None
        if isinstance(member, ast.AnnAssign) and isinstance(member.target, ast.Name):
            yield member.target.id, _type_of(member), _words(following)
        elif isinstance(member, ast.FunctionDef):
            call = "" if member.decorator_list else "()"
            words = (ast.get_docstring(member) or "").partition("\n")[0]
            yield f"{member.name}{call}", ast.unparse(member.returns or ast.Constant(None)), words


def _type_of(member: ast.AnnAssign) -> str:
    """A type as it is written; of a value that is the same in all of a class, the value."""
    written = ast.unparse(member.annotation)
    if written.startswith("ClassVar") and isinstance(member.value, ast.Constant):
        return repr(member.value.value).replace("'", '"')
    return written


def _cell(text: str) -> str:
    """A text in a table."""
    return text.replace("|", r"\|")


def _words(node: ast.stmt | None) -> str:
    """The text that stands under a value."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return " ".join(node.value.value.split())
    return ""


def _filters() -> Iterator[str]:
    yield from ("| form | filter | what it gives |", "| --- | --- | --- |")
    for form, filters in render.FILTERS.items():
        for name, function in filters.items():
            yield f"| {form} | `{name}` | {(function.__doc__ or '').partition(chr(10))[0]} |"
