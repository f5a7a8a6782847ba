"""Where engine and book are known to part: what has still to be mended. Both lists are to be empty in the end."""

from __future__ import annotations

KNOWN: dict[str, str] = {}
"""Shipped variants, each with what parts in it."""
KNOWN_FORMS: frozenset[str] = frozenset()
"""Forms that part engine and book on their own, or with others."""
