"""Going out."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.questions.card_sets import special_last_cards
from crazy8.compiler.rulebook.facts import Told
from crazy8.compiler.rulebook.phrase import phrase, slug
from crazy8.compiler.rulebook.topics.teller import Teller, grouped


def tell_finish(teller: Teller) -> Iterator[Told]:
    """Which card may be the last one, and what happens when somebody is out."""
    rules = teller.rules
    then = "hand-ends" if rules.players == 2 else slug(rules.finish.then)
    yield teller.told("finish.then", phrase(f"finish-{then}"), by=("out.play-on",))
    special = special_last_cards(rules)
    for cards, last in grouped(rules.finish.last_card):
        about = cards & special if last.kind == "wins" else cards
        if about:
            words = phrase(f"last-card-{slug(last.kind)}", cards=teller.named(about), number=last.cards or 0)
            quiet = last.kind == "wins"
            yield teller.told(f"finish.last-card {about:x}", words, by=("out.last-card",), cards=about, quiet=quiet)
