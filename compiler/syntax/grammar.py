"""The parser, made from `grammar/crazy8.lark`, and what can be known about its words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files

from lark import Lark, Token
from lark.lexer import PatternStr

_cache_path: str | None = None


def use_cache(path: str | None) -> None:
    """Keep the compiled grammar in the file `path` from now on; only the front door knows a place for it."""
    global _cache_path
    _cache_path = path
    parser.cache_clear()


class GluedWordsError(Exception):
    """Two tokens stand together without a space between them; caught by the parser's caller."""

    def __init__(self, first: Token, second: Token) -> None:
        """Remember both tokens."""
        super().__init__(f"{first}{second}")
        self.first = first
        self.second = second


class _Neighbours:
    """Watches the tokens pass by and refuses words that run together, such as `deal5`.

    The lexer itself splits them: where no free word may stand, a keyword ends wherever its letters end.
    """

    always_accept: tuple[str, ...] = ()

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        """Pass every token on, unless it is glued to the one before."""
        previous: Token | None = None
        for token in stream:
            if previous is not None and previous.end_pos == token.start_pos and _is_word(previous) and _is_word(token):
                raise GluedWordsError(previous, token)
            previous = token
            yield token


def _is_word(token: Token) -> bool:
    return token[-1] not in '"{}[],:=\n\r \t' and token[0] not in '"{}[],:=\n\r \t'


@lru_cache(maxsize=1)
def parser() -> Lark:
    """The LALR parser of the language."""
    text = files("crazy8.grammar").joinpath("crazy8.lark").read_text(encoding="utf-8")
    return Lark(
        text,
        parser="lalr",
        lexer="contextual",
        propagate_positions=True,
        maybe_placeholders=True,
        postlex=_Neighbours(),
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
