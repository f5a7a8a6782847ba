"""Ask one question after another, and make a rulebook of the answers."""

from __future__ import annotations

from typing import NamedTuple

from crazy8.cli.misuse import Misuse
from crazy8.cli.new.asked import ASKED, FirstQuestion
from crazy8.cli.new.draft import Draft, Offered, finished, says_nothing
from crazy8.cli.new.place import name_of, title_of
from crazy8.cli.output import Output
from crazy8.cli.reader import Reader
from crazy8.compiler.book.in_english import as_english, in_plain_text, plain
from crazy8.questions import QUESTIONS
from crazy8.site.words import SiteWords
from crazy8.variant import Variant

TITLE = "What is your game called?"
USUAL_TITLE = "Crazy Eights at home"

HELP = """Type the number of an answer, or nothing for the usual one, marked with *. You may also type an answer of your
own as the lines show it, or only what differs: `deal 6`. `?` tells what other rulebooks do, `back` goes back. Answers
that do not go with those before are not listed; type one to be told why.
"""


class GivenAnswer(NamedTuple):
    """A question that was answered."""

    place: int
    """Its place among those that are asked."""
    lines: str


class Conversation:
    """What is asked and answered, from the title to the last question."""

    def __init__(self, output: Output, words: SiteWords, title: str | None) -> None:
        """Take where questions are put, the words for them, and a title that need not be asked for."""
        self._output = output
        self._words = words
        self._reader = Reader(output)
        self._answered: list[GivenAnswer] = []
        self._title = title or USUAL_TITLE
        self._has_title = title is not None

    def held(self) -> Variant:
        """Return the rulebook that was agreed on. Raises `Misuse` if the answers end before the questions."""
        self._output.write(f"{HELP}\n")
        self._ask_title()
        place = 0
        while place < len(ASKED):
            place = self._after(place)
        return finished(name_of(self._title), self._title, self._body())

    def _ask_title(self) -> None:
        if self._has_title:
            return
        self._output.line(self._shown(as_english(TITLE)))
        typed = self._line(f"[{self._title}] > ")
        while typed in ("back", "?"):
            self._output.line("Any title will do; the file is named after it.")
            typed = self._line(f"[{self._title}] > ")
        self._title = title_of(typed) or self._title

    def _after(self, place: int) -> int:
        """Ask a question, if it comes up, and return the place of the next one."""
        asked = ASKED[place]
        draft = Draft(tuple(one.lines for one in self._answered), frozenset(one.key for one in ASKED[place + 1 :]))
        if asked.only_if_open and not draft.is_open(asked.key):
            return place + 1
        offered = draft.offered(asked)
        if asked.about and all(map(says_nothing, offered.lines)):
            return place + 1
        lines = self._answer(asked, offered, draft)
        if lines is not None:
            self._answered.append(GivenAnswer(place, lines))
            return place + 1
        if self._answered:
            return self._answered.pop().place
        self._ask_title()
        return 0

    def _answer(self, asked: FirstQuestion, offered: Offered, draft: Draft) -> str | None:
        """Return the lines that answer a question, or `None` to go back."""
        self._output.write(f"\n{self._shown(self._question(asked))}\n{_numbered(offered)}")
        while True:
            typed = self._line("> ")
            if typed == "back":
                return None
            if typed == "?":
                self._tell_others(asked)
                continue
            lines, why_not = _meant(typed, asked, offered, draft)
            if lines is not None:
                self._output.line(f"= {_in_one_line(lines)}")
                return lines
            self._output.line(why_not)

    def _line(self, prompt: str) -> str:
        typed = self._reader.line(prompt)
        if typed is None:
            raise Misuse(
                "the answers ended before the questions, and nothing was written",
                "answer at a terminal, or begin with a shipped variant: `c8 new --from pagat`",
            )
        return typed.strip()

    def _tell_others(self, asked: FirstQuestion) -> None:
        for found in QUESTIONS[asked.key].found:
            self._output.line(f"  {found.answer}: {found.witnesses}")

    def _question(self, asked: FirstQuestion) -> str:
        """Return a question in the language of the reader, or marked as English."""
        text = self._words.say(asked.message) if asked.message else as_english(QUESTIONS[asked.key].asks)
        return f"{text} {asked.about}".rstrip()

    def _shown(self, text: str) -> str:
        return plain(text) if self._words.tag == "en" else in_plain_text(text)

    def _body(self) -> str:
        """Return the answers, each below its question."""
        parts = [f"# {plain(self._question(ASKED[one.place]))}\n{one.lines}\n" for one in self._answered]
        rest = "# What is not said here is assumed; `c8 check --verbose` lists it, and `c8 explain` what may be said.\n"
        return "\n".join([*parts, rest])


def _numbered(offered: Offered) -> str:
    rows = [
        f" {'*' if line == offered.usual else ' '}{number:>3}  {_in_one_line(line)}"
        for number, line in enumerate(offered.lines, 1)
    ]
    return "".join(f"{row}\n" for row in rows)


def _in_one_line(lines: str) -> str:
    return " / ".join(" ".join(line.split()) for line in lines.splitlines())


def _meant(typed: str, asked: FirstQuestion, offered: Offered, draft: Draft) -> tuple[str | None, str]:
    """Return the lines that were chosen or typed, or why there are none."""
    if not typed:
        return offered.usual, "No answer is usual here; type one."
    if typed.isdecimal() and 1 <= int(typed[:9]) <= len(offered.lines):
        return offered.lines[int(typed) - 1], ""
    own, faults = draft.own(typed, asked)
    wrong = "; ".join(dict.fromkeys(fault.message for fault in faults))
    numbers = f"a number from 1 to {len(offered.lines)}" if offered.lines else "a line of your own"
    return own, f"That does not go with what you said before: {wrong}." if wrong else f"Type {numbers}, `?` or `back`."
