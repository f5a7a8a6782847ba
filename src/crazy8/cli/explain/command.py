"""`c8 explain`: what a code means, what a question asks, or what there is to explain."""

from __future__ import annotations

import os
from argparse import Namespace
from json import dumps

from crazy8.cli.arguments import Parser, one_of
from crazy8.cli.misuse import Misuse
from crazy8.explaining.words import code_named, explained

_ONLY_QUESTIONS = "name a question with `--variants`, as in `c8 explain stock.empty --variants`"


def register(parser: Parser) -> None:
    """Describe the command line."""
    parser.add_argument(
        "words",
        nargs="*",
        metavar="WORD",
        help="a code, a question, a topic, or what players call a rule; without it, everything is listed",
    )
    parser.add_argument(
        "--format", type=one_of("text", "json"), default="text", metavar="FORM", help="text (the default) or json"
    )
    parser.add_argument(
        "--lang", metavar="LANG", help="the language in which words of players are read first; that of your system"
    )
    parser.add_argument("--variants", action="store_true", help="name the shipped variants that answer the question")
    parser.add_examples(
        ("c8 explain C8-NOT-UTF8", "what the code means, with an example and its repair"),
        ("c8 explain stock.empty", "the question, the answers of real rulebooks, the default"),
        ("c8 explain stock.empty --variants", "the same, and which shipped variants have which answer"),
        ("c8 explain stock", "what there is to ask about the stock"),
        ("c8 explain stacking", "the questions that players ask by this word, with lines to copy"),
        ("c8 explain who begins", "the same for several words"),
        ("c8 explain --lang de aussetzen", "the same for what players say in German"),
        ("c8 explain", "all codes and all questions"),
    )


def run(arguments: Namespace) -> int:
    """Print the explanation; raises `NotFoundError` for a word that stands for nothing."""
    word = " ".join(arguments.words) or None
    if arguments.variants:
        _refuse_variants(word)
    explanation = explained(word, variants=arguments.variants, language=_language(arguments.lang))
    if arguments.format == "json":
        arguments.output.line(dumps(explanation.facts(), indent=2))
    else:
        arguments.output.write(explanation.text(arguments.output.palette))
    return 0


def _language(named: str | None) -> str:
    """Return the tag of a language that ships; raises `NotFoundError` for one that does not."""
    if named is None and not any(os.environ.get(one) for one in ("LC_ALL", "LC_MESSAGES", "LANG")):
        return "en"
    from crazy8.books.languages import language_named
    from crazy8.cli.new.system import system_language

    return system_language(os.environ) if named is None else language_named(named).tag


def _refuse_variants(word: str | None) -> None:
    """Raise `Misuse` if a word is no question, for only questions are answered by variants."""
    kind = None if word is None else code_named(word)
    if kind is not None:
        raise Misuse(f"`{kind.code}` is a code, and variants answer questions", _ONLY_QUESTIONS)
    from crazy8.compiler.topics.registry import by_key

    if word is None or by_key(word.lower()) is None:
        explained(word)  # raises an error for a word that stands for nothing
        raise Misuse("variants answer questions, one at a time", _ONLY_QUESTIONS)
