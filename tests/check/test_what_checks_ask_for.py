"""No check asks for everything: what it finds at one table must hold for many others."""

from __future__ import annotations

import pytest
from covering import every_variant

from crazy8.compiler.check.every_table import EveryTable, everywhere
from crazy8.compiler.check.from_rules import check_variant
from crazy8.compiler.layers.link import Library
from crazy8.compiler.layers.memory import AsksForEverythingError
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.pipeline import link_source
from crazy8.files.shipped import shipped_names, shipped_source

LIBRARY = Library(shipped_source, shipped_names())


def strict_resolver(name: str) -> Resolver:
    source = shipped_source(name)
    assert source is not None
    resolver = link_source(source, LIBRARY).resolver
    assert resolver is not None
    resolver.shared.memory.strict = True
    return resolver


@every_variant
def test_no_check_asks_for_everything(name: str) -> None:
    assert all(one.code != "C8-OPTIONS-APART" for one in check_variant(strict_resolver(name)))


def test_one_that_does_is_found() -> None:
    resolver = strict_resolver("pagat")
    tables = EveryTable(resolver, everywhere(resolver, (), None))
    with pytest.raises(AsksForEverythingError):
        list(tables.cases(lambda table: len(table.rules.answers)))
