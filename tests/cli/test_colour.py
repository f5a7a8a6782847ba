"""Colours and suits: what the user asked for, what the stream can do."""

from __future__ import annotations

import io

import pytest

from crazy8.cli.colour import never_fail, wants_colour, wants_suit_letters
from crazy8.cli.output import Output
from crazy8.compiler.diagnostics.render.palette import COLOURED, PLAIN


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("choice", "stream", "environment", "platform", "coloured"),
    [
        ("auto", Terminal(), {}, "linux", True),
        ("auto", io.StringIO(), {}, "linux", False),
        ("auto", Terminal(), {"NO_COLOR": "1"}, "linux", False),
        ("auto", Terminal(), {"NO_COLOR": ""}, "linux", True),
        ("auto", Terminal(), {"TERM": "dumb"}, "linux", False),
        ("auto", Terminal(), {}, "win32", False),
        ("auto", Terminal(), {"WT_SESSION": "1"}, "win32", True),
        ("always", io.StringIO(), {"NO_COLOR": "1"}, "linux", True),
        ("never", Terminal(), {}, "linux", False),
    ],
)
def test_colour_is_for_terminals_unless_the_user_says_otherwise(
    choice: str, stream: io.StringIO, environment: dict[str, str], platform: str, coloured: bool
) -> None:
    assert wants_colour(choice, stream, environment, platform) is coloured


def stream(encoding: str) -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding)


@pytest.mark.parametrize(
    ("choice", "encoding", "letters"),
    [
        ("auto", "utf-8", False),
        ("auto", "ascii", True),
        ("auto", "latin-1", True),
        ("auto", "cp437", True),
        ("ascii", "utf-8", True),
        ("unicode", "ascii", False),
    ],
)
def test_suits_are_letters_where_signs_cannot_be_carried(choice: str, encoding: str, letters: bool) -> None:
    assert wants_suit_letters(choice, stream(encoding)) is letters


def printed(encoding: str, text: str, **choices: str) -> bytes:
    out = stream(encoding)
    never_fail(out)
    output = Output(out, **choices)
    output.line(text)
    output.flush()
    return out.buffer.getvalue()  # type: ignore[attr-defined,no-any-return]


def test_suits_are_written_as_chosen() -> None:
    assert printed("utf-8", "8♥ 10♠") == "8♥ 10♠\n".encode()
    assert printed("utf-8", "8♥ 10♠ J♦ K♣", suits="ascii") == b"8H 10S JD KC\n"
    assert printed("latin-1", "8♥ é") == "8H é\n".encode("latin-1")


def test_no_text_is_too_much_for_a_stream() -> None:
    assert printed("ascii", "♥ – “x” … é 花 \udcff", suits="unicode") == rb'H - "x" ... \xe9 \u82b1 \udcff' + b"\n"


def test_the_palette_follows_the_choice() -> None:
    assert Output(io.StringIO(), colour="always").palette is COLOURED
    assert Output(io.StringIO()).palette is PLAIN
