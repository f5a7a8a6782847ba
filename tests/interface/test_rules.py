"""Rules as Python people look at objects: what is not there is missing in the usual way."""

from __future__ import annotations

import pytest

import crazy8


def test_what_rules_do_not_have_is_an_attribute_error() -> None:
    rules = crazy8.load("pagat").rules(players=3)
    assert not hasattr(rules, "wild")
    assert getattr(rules, "foo", None) is None
    with pytest.raises(AttributeError, match="rules have no `foo`"):
        rules.foo  # type: ignore[attr-defined]  # noqa: B018  # looking is what is tried


def test_parts_that_nobody_has_looked_at_are_listed() -> None:
    rules = crazy8.load("pagat").rules(players=3)
    assert {*rules.field_names} <= {*dir(rules)}
    assert all(hasattr(rules, name) for name in dir(rules) if not name.startswith("_"))
