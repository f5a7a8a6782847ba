"""Explain a question: when it comes up, how to answer it, what is assumed, what rulebooks say."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.diagnostics.page import HEAD
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.questions.examples import examples_of, is_answerable
from crazy8.compiler.questions.question import Default, Found, Question
from crazy8.compiler.topics.registry import by_key, settled_with, settling
from crazy8.explaining import decks as explain_decks
from crazy8.explaining.explanation import Explanation
from crazy8.paragraphs import example, table, wrapped


def explanation(question: Question, *, variants: bool = False) -> Explanation:
    """Return the page of a question; with `variants`, with the lines of the variants that ship."""
    return Explanation(
        lambda palette: _text(question, palette, variants=variants), lambda: facts(question, variants=variants)
    )


def facts(question: Question, *, variants: bool = False) -> dict[str, object]:
    """Return what is known about a question, for programs."""
    default = question.default
    examples = examples_of(question)
    lines = _lines_of_variants(question) if variants else {}
    decks = {"decks": explain_decks.decks_facts()} if question.key == explain_decks.KEY else {}
    return {
        "question": question.key,
        "asks": question.asks,
        "severity": question.severity.value,
        "form": question.form,
        "arises": arises_when(question),
        "because_of": list(question.because_of),
        "settled_by": question.settled_by,
        "settles": [other.key for other in settled_with(question.key)],
        "says": question.says,
        "write": list(question.write),
        "default": None if default is None else {"statement": default.statement, "source": default.source},
        "examples": {"raising": examples.raising, "answering": examples.answering},
        "found": [{"answer": found.answer, "witnesses": found.witnesses} for found in question.found],
        **decks,
        **lines,
    }


def _lines_of_variants(question: Question) -> dict[str, object]:
    from crazy8.explaining import variants as explain_variants

    return {"variants": explain_variants.facts(question)}


def arises_when(question: Question) -> str:
    """Tell when a question comes up."""
    return question.arises.words


def examples_in_words(question: Question) -> Iterator[tuple[str, str]]:
    """Yield the small rulebooks about a question, each with what it shows; without lines it is a file's head."""
    raising, answering = examples_of(question)
    if raising is None:
        yield "A rulebook that answers it; in one without such a line it does not come up:", answering or HEAD
    elif is_answerable(question):
        yield "A rulebook that leaves it to what is assumed:", raising or HEAD
        yield "A rulebook that answers it:", answering or HEAD
    elif answering is None:
        yield "A rulebook in which it comes up, as in every other:", raising or HEAD
    else:
        yield "A rulebook in which it comes up:", raising or HEAD
        yield "A rulebook in which it does not:", answering or HEAD


def may_stay_open(question: Question) -> bool:
    """Return whether a rulebook can lack the answer."""
    is_assumed = question.default is not None and question.default.always_holds
    return question.form in {"stated", "words"} and not question.absent_unless_stated and not is_assumed


def _text(question: Question, palette: Palette, *, variants: bool) -> str:
    weight = f" ({question.severity} if it stays open)" if may_stay_open(question) else ""
    head = paint(question.key, palette.of(question.severity)) + weight
    parts = [head, wrapped(question.asks), *_sections(question, palette)]
    if variants:
        # Reading all variants loads the whole language, which nobody should wait for who does not ask for them.
        from crazy8.explaining import variants as explain_variants

        parts.append(f"{paint(explain_variants.HEADING, palette.message)}\n\n{explain_variants.text(question)}")
    return "\n\n".join(parts) + "\n"


def _sections(question: Question, palette: Palette) -> Iterator[str]:
    def section(heading: str, body: str) -> str:
        return f"{paint(heading, palette.message)}\n\n{body}"

    yield section("When it comes up:", _when(question))
    yield section("How it is answered:", _how(question))
    if question.key == explain_decks.KEY:
        yield section("Decks with a name:", explain_decks.decks_text())
    if question.default is not None:
        yield section("What is assumed otherwise:", _default(question.default))
    for words, lines in examples_in_words(question):
        yield section(words, example(lines))
    if question.found:
        yield section("What rulebooks say:", "\n".join(map(_found, question.found)))


def _when(question: Question) -> str:
    lines = [wrapped(arises_when(question), margin="    ")]
    others = [other for other in map(by_key, question.because_of) if other is not None]
    if others:
        lines += ["    It hangs on the answers to:", table(((one.key, one.asks) for one in others), margin="      ")]
    return "\n".join(lines)


def _how(question: Question) -> str:
    parts = [wrapped(words, margin="    ") for words in form_in_words(question)]
    if question.write:
        parts.append(example("\n".join(question.write)))
    others = settled_with(question.key)
    if others:
        rows = table(((other.key, other.asks) for other in others), margin="      ")
        parts.append(f"    The same statement answers:\n{rows}")
    return "\n\n".join(parts)


def form_in_words(question: Question) -> Iterator[str]:
    """Tell what is to be said beside the lines one may write."""
    if question.form == "settled":
        yield f"By the statement that answers {' or '.join(f'`{key}`' for key in settling(question))}."
    elif question.form == "computed":
        yield "It follows from other answers."
    elif question.form == "fixed":
        yield "This version of the language answers it by itself, in every rulebook alike."
    elif question.form == "words":
        yield "In words of your own, which are printed in the rulebook and not played."
    if question.says is not None:
        nobody = "If nobody answers: " if question.form in {"stated", "settled", "words"} else ""
        yield nobody + question.says


def _default(default: Default) -> str:
    return "\n\n".join(
        f"{example(choice.statement)}\n\n{wrapped(whose(choice), margin='    ')}" for choice in default.choices
    )


def whose(default: Default) -> str:
    """Return whose rule is assumed, and where."""
    words = default.where.words if default.otherwise is not None else None
    when = "" if words is None else f" It is assumed where this holds: {words[0].lower()}{words[1:]}"
    return f"This is the rule of: {default.source}.{when}"


def _found(found: Found) -> str:
    answer = wrapped(f"* {found.answer}", margin="    ", hanging="  ")
    return f"{answer}\n{wrapped(f'({found.witnesses})', margin='      ', hanging=' ')}"
