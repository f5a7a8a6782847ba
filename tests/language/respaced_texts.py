"""Sound texts, written with other blanks, ends of lines and comments."""

from __future__ import annotations

import re
from random import Random

from hypothesis import strategies as st
from language_texts import sound_texts

from crazy8.compiler.language.lexer import PIECE, WORD

BLANKS = (" ", "  ", "\t", "\N{NO-BREAK SPACE}", "\N{IDEOGRAPHIC SPACE}", " \N{ZERO WIDTH NO-BREAK SPACE}")
ENDS = ("\n", "\r\n", "\r")
COMMENTS = (
    "# a comment",
    "#",
    "#no blank",
    '# "quoted"',
    "# {",
    "# 瘋狂\t八  ",
    "# c8: allow C8-STOCK-SHORT because so",
)
_MARKS = frozenset("{}[],:=")
_END_OR_COMMENT = re.compile(r"\r\n|\r|\n|#[^\r\n]*")


def pieces_of(text: str) -> list[str]:
    """Words, texts, marks, comments and ends of lines."""
    found: list[str] = []
    for piece in PIECE.finditer(text):
        if piece.lastindex == WORD:
            found.append(piece[WORD])
        elif piece.lastindex is not None:
            found += _END_OR_COMMENT.findall(piece[piece.lastindex])
    return found


@st.composite
def respaced(draw: st.DrawFn, text: str, *, with_comments: bool = False, breaking_blocks: bool = False) -> str:
    """A text with other blanks between its words; perhaps with more comments and blank lines, and broken blocks."""
    random = Random(draw(st.integers(0, 999_999)))
    return respaced_with(random, text, with_comments=with_comments, breaking_blocks=breaking_blocks)


def respaced_with(random: Random, text: str, *, with_comments: bool = False, breaking_blocks: bool = False) -> str:
    """The same by numbers that were drawn otherwise."""
    written: list[str] = []
    before = "\n"
    for piece in [*pieces_of(text), "\n"]:
        is_end = piece[0] in "\r\n"
        joined = before[0] in "\r\n" or before in _MARKS or piece in _MARKS or is_end
        written.append("".join(random.choices(BLANKS, k=random.randint(0 if joined else 1, 3))))
        if is_end:
            if with_comments and not before.startswith("#") and random.random() < 0.1:
                written.append(random.choice(COMMENTS))
            written.append(random.choice(ENDS))
            while with_comments and random.random() < 0.1:
                written += random.choice(("", *BLANKS)), random.choice(("", *COMMENTS)), random.choice(ENDS)
        else:
            if breaking_blocks and piece == "}" and before[0] not in "\r\n{" and random.random() < 0.5:
                written.append("\n")
            written.append(piece)
            if breaking_blocks and piece == "{" and random.random() < 0.5:
                written.append("\n")
        before = piece
    return "".join(written)


def respaced_texts(*, with_comments: bool = False, breaking_blocks: bool = False) -> st.SearchStrategy[str]:
    """Sound texts that are respaced."""
    texts = st.deferred(lambda: st.sampled_from(sound_texts()))
    return texts.flatmap(lambda text: respaced(text, with_comments=with_comments, breaking_blocks=breaking_blocks))
