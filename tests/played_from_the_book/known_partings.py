"""Where engine and book are known to part: what has still to be mended. Both lists are to be empty in the end."""

from __future__ import annotations

KNOWN: dict[str, str] = {}
"""Shipped variants, each with what parts in it."""
KNOWN_FORMS: frozenset[str] = frozenset()
"""The fewest forms that part them, of those that the tests try by default."""
