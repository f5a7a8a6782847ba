"""Offer the schema of rules in JSON, made from the models when somebody asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crazy8.compiler.topics.rules_as_json import rules_schema

RULES_SCHEMA: Mapping[str, Any] = rules_schema()
"""The JSON Schema of what `Rules.to_json` writes and `crazy8.rules_from_json` reads."""
