"""Where engine and book are known to part in shipped variants: what has still to be mended. It is to be empty in the end."""

from __future__ import annotations

KNOWN: dict[str, str] = {}
KNOWN_FORMS: frozenset[str] = frozenset()
"""Forms that part engine and book on their own, or with others."""
