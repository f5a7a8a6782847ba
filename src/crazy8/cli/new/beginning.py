"""Make a rulebook from a shipped one, on top of it or with all it says, with the options of a table written out."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.cli.misuse import Misuse, unknown
from crazy8.cli.new.place import name_of
from crazy8.cli.show.standing_alone import standing_alone
from crazy8.compiler.language.nodes import Option, Statement, When
from crazy8.files.shipped import shipped_names
from crazy8.variant import Variant, load, load_text


def begun_from(base_name: str, options: list[str], title: str | None, *, flat: bool) -> Variant:
    """Return a rulebook that extends a shipped one, or says all it says, and always plays with these options.

    Raises `Misuse` if the options cannot be written out so that everything else stays as it is.
    """
    if base_name not in shipped_names():
        raise unknown("variant", base_name, shipped_names(), "`c8 list` shows the shipped variants")
    base = load(base_name)
    chosen = base.read.chosen(options)
    title = title or f"{base.title}, our way"
    name = name_of(title)
    if name == base_name:
        name = f"our-{name}"
    made = standing_alone(base, name, title, chosen) if flat else _extending(base, chosen, name, title)
    _refuse_other_rules(base, chosen, made)
    return made


def _extending(base: Variant, chosen: tuple[str, ...], name: str, title: str) -> Variant:
    blocks = [
        f"# {option.title.text}\n{_own_lines(option)}\n"
        for _, option in base.read.resolver.variant.options()
        if option.name.text in chosen
    ]
    rest = f"# Below this line say what else differs from `{base.name}`; `c8 show {base.name}` prints all that holds.\n"
    head = f'c8 2\nvariant {name} "{title}" extends {base.name} [house]\n\n'
    return load_text(head + "\n".join([*blocks, rest]), f"{name}.c8").formatted()


def _own_lines(option: Option) -> str:
    return "\n".join(_lines(option.statements))


def _lines(nodes: tuple[Statement | When, ...]) -> Iterator[str]:
    """Yield statements without their citations: what a table plays by is its own word."""
    for node in nodes:
        if isinstance(node, When):
            yield f"{node.span.text.partition('{')[0].rstrip()} {{"
            yield from (statement.text for statement in node.statements)
            yield "}"
        else:
            yield node.text


def _refuse_other_rules(base: Variant, chosen: tuple[str, ...], made: Variant) -> None:
    """Raise `Misuse` if the rulebook has findings, or other rules than the base with the options."""
    findings = made.check().findings
    if not findings and base.difference(made, options=chosen).same_rules:
        return
    reasons = "; ".join(dict.fromkeys(finding.message for finding in findings))
    raise Misuse(
        f"{', '.join(chosen)}: cannot be written out beside the other options of `{base.name}`"
        + (f": {reasons}" if reasons else ""),
        f"play it as it is: `c8 play {base.name}{''.join(f' --with {option}' for option in chosen)}`",
    )
