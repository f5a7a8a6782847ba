"""The parser, made from `grammar/crazy8.lark`, and what can be known about its words."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from lark import Lark
from lark.lexer import PatternStr

from crazy8.compiler.syntax.lexer import WordLexer

_cache_path: str | None = None


def use_cache(path: str | None) -> None:
    """Keep the compiled grammar in the file `path` from now on; only the front door knows a place for it."""
    global _cache_path
    _cache_path = path
    parser.cache_clear()


@lru_cache(maxsize=1)
def parser() -> Lark:
    """The LALR parser of the language."""
    text = files("crazy8.grammar").joinpath("crazy8.lark").read_text(encoding="utf-8")
    return Lark(
        text,
        parser="lalr",
        lexer=WordLexer,
        propagate_positions=True,
        maybe_placeholders=True,
        cache=_cache_path or False,
    )


@lru_cache(maxsize=1)
def keyword_of_terminal() -> dict[str, str]:
    """Every keyword and punctuation mark by the name of its terminal."""
    return {
        terminal.name: terminal.pattern.value
        for terminal in parser().terminals
        if isinstance(terminal.pattern, PatternStr)
    }


@lru_cache(maxsize=1)
def closed_choices() -> frozenset[str]:
    """The rules that keep all their words, so that their words together are one choice."""
    return frozenset(rule.origin.name for rule in parser().rules if rule.options and rule.options.keep_all_tokens)
