"""`c8 explain`: what a code means, what a question asks, or what there is to explain."""

from __future__ import annotations

from argparse import Namespace
from json import dumps
from typing import TYPE_CHECKING

from crazy8.cli.arguments import Parser, one_of
from crazy8.cli.misuse import Misuse
from crazy8.compiler.diagnostics import registry as codes

if TYPE_CHECKING:
    from crazy8.cli.explain.explanation import Explanation
    from crazy8.compiler.diagnostics.diagnostic import Diagnostic

_ONLY_QUESTIONS = "name a question with `--variants`, as in `c8 explain stock.empty --variants`"


def register(parser: Parser) -> None:
    """Describe the command line."""
    parser.add_argument(
        "word", nargs="?", metavar="WORD", help="a code, a question or a topic; without it, everything is listed"
    )
    parser.add_argument(
        "--format", type=one_of("text", "json"), default="text", metavar="FORM", help="text (the default) or json"
    )
    parser.add_argument("--variants", action="store_true", help="name the shipped variants that answer the question")
    parser.add_examples(
        ("c8 explain C8-NOT-UTF8", "what the code means, with an example and its repair"),
        ("c8 explain stock.empty", "the question, the answers of real rulebooks, the default"),
        ("c8 explain stock.empty --variants", "the same, and which shipped variants have which answer"),
        ("c8 explain stock", "what there is to ask about the stock"),
        ("c8 explain", "all codes and all questions"),
    )


def run(arguments: Namespace) -> int:
    """Print the explanation; raises `Misuse` for a word that stands for nothing."""
    explanation = explained(arguments.word, variants=arguments.variants)
    if arguments.format == "json":
        arguments.output.line(dumps(explanation.facts(), indent=2))
    else:
        arguments.output.write(explanation.text(arguments.output.palette))
    return 0


def explained(word: str | None, *, variants: bool = False) -> Explanation:
    """What a word stands for: a code in any case and with or without `C8-`, a question, or a topic.

    `variants` adds to a question which variants that ship answer it.
    """
    kind = None if word is None else _kind(word)
    if kind is not None and variants:
        raise Misuse(f"`{kind.code}` is a code, and variants answer questions", _ONLY_QUESTIONS)
    if kind is not None:
        from crazy8.cli.explain import code as explain_code

        return explain_code.explanation(kind)

    # The questions load the models of the rules, which nobody should wait for who asks for a code.
    from crazy8.cli.explain import listing as explain_list
    from crazy8.cli.explain import question as explain_question
    from crazy8.compiler.topics.registry import by_key

    question = None if word is None else by_key(word.lower())
    if question is None:
        listed = explain_list.explanation(word)
        if variants:
            raise Misuse("variants answer questions, one at a time", _ONLY_QUESTIONS)
        return listed
    return explain_question.explanation(question, variants=variants)


def _kind(word: str) -> type[Diagnostic] | None:
    if "." in word:  # a question; no need to load the codes
        return None
    code = word.upper()
    return codes.by_code(code) or codes.by_code(f"C8-{code}")
