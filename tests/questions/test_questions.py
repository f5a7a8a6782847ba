"""What holds for every question: its name, its wording, its links to other questions, the lines it offers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from crazy8.compiler.diagnostics.diagnostic import Severity
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.questions.question import Form, Question
from crazy8.compiler.source import Source
from crazy8.compiler.topics.registry import QUESTIONS, by_key, settled_with


def in_order(text: str) -> list[str]:
    return text.split()


KEYS = in_order(
    """
players.range seat.direction seat.first-player seat.reset-direction seat.partners score.partners

deck.composition deck.jokers deck.jokers-role deck.strip deck.packs-by-players deck.deal-fits deck.duplicates
deck.suit-colours deck.rank-order deck.rank-wrap deck.symbol-ranks deal.count-by-players deal.batches
deal.size-changes deal.first-dealer deal.rotation deal.counter counter.falls deal.counter-zero wild.private-rank
deck.cutter deck.cutter-effect

starter.exists deal.dealer-gives-starter starter.treatment starter.wild starter.wild-knowledge starter.draw
starter.draw-stackable starter.skip starter.reverse starter.extra-turn starter.wild-draw starter.all-draw
starter.demand starter.copy starter.reject-where starter.reject-loop

match.attributes match.suit-first match.forced match.after-name match.printed-rank-after-name match.after-card
match.anything-card copy.chain joker.matches-as joker.next-must-match match.first-turn-limits match.after-served
match.identity-effect

wild.which wild.playable-on wild.on-same-wild wild.choice-set wild.may-keep-suit wild.must-name wild.as-natural
wild.name-absent-suit wild.duration wild.restricted-use wild.challenge wild.announce-reset

draw.count draw.optional draw.play-drawn draw.only-drawn draw.continue-after-fit draw.pass-after draw.pass-without

multi.allowed multi.first-fits multi.top multi.effects multi.wild skip.multi reverse.multi multi.finish dump.limit
dump.open turn.jump-in turn.jump-then turn.jump-effect turn.jump-conflict out.claim out.simultaneous

stock.empty stock.when stock.keep stock.keep-named stock.shuffle stock.limit stock.fine stock.nothing-left
stock.mid-draw stock.debt stock.draw-laid-on-empty stock.pass-when-able stock.until-empty stock.first-turn-empty
block.definition block.result block.tie score.blocked

play.effect effect.order effect.reset all-draw.order draw.hidden draw-n.loses-turn draw.extra-after-served
draw-n.try-one-first draw-n.target-out skip.two-player skip.who-counts reverse.next reverse.two-player reverse.reply
turn.extra-optional turn.extra-fail again.two-player

turn.cover turn.question force.rank run.open wild.demand-impossible wild.demand-binds-owner wild.named-rank-action
round.rank copy.effect swap.choice swap.last-card swap.call rotate.dir give.card reveal.hand out.early-end
out.early-tie

debt.answer draw-n.stack match.during-penalty match.wild-during-penalty draw-n.arith draw-n.cross draw-n.cap
draw-n.cancel draw-n.cancel-scope draw-n.redirect draw-n.redirect-after-defence draw-n.play-while-drawing skip.reply
skip.stack

call.required call.moment call.penalty call.window call.begins-turn call.catcher call.self-correct call.false
call.false-accusation call.final call.early call.draw-then-count call.by-penalty call.multi-finish call.stock-empty

out.last-card out.wild-last out.wild-name out.action-last-effect out.action-last-who-pays out.action-last-stack
out.action-last-empty out.forbidden out.forbidden-remedy out.extra-turn-last out.forbidden-cover out.required
out.multi-last out.cardless-block out.hand-limit out.limit-cards out.play-on out.reentry

score.mode score.value score.values-total score.ten score.ace score.special-card score.multiplier score.multi-apply
score.rounding score.include-served score.winner-zero score.columns match-end.kind match-end.target match-end.compare
match-end.whose match-end.winner match-end.same-hand match-end.exact match-end.tie match-end.equal-deals
match-end.eliminated

deal.misdeal deal.cut-privilege starter.dealers-goodies wild.fails-to-name draw.too-many turn.hesitation
error.illegal-play error.advice rule.mutable rule.secret
"""
)

STATED = in_order(
    """
players.range seat.direction seat.first-player seat.partners deck.composition deck.jokers deck.strip
deck.packs-by-players deck.rank-order deck.rank-wrap deal.count-by-players deal.batches deal.first-dealer
deal.rotation deal.counter counter.falls wild.private-rank deck.cutter deck.cutter-effect starter.exists
starter.treatment match.attributes match.after-card match.first-turn-limits match.after-served wild.which
wild.playable-on wild.restricted-use wild.challenge draw.count draw.optional draw.play-drawn draw.continue-after-fit
draw.pass-after draw.pass-without multi.allowed multi.top multi.effects multi.finish dump.open turn.jump-in
turn.jump-then turn.jump-effect out.claim stock.empty stock.when stock.keep stock.limit stock.fine stock.nothing-left
stock.mid-draw block.definition block.result play.effect reverse.two-player debt.answer draw-n.play-while-drawing
call.required call.window call.catcher call.false call.false-accusation out.last-card out.forbidden-cover out.required
out.cardless-block out.hand-limit out.play-on score.mode score.value score.multiplier score.rounding match-end.kind
match-end.exact match-end.tie
"""
)

NO_RULEBOOK_SAYS = in_order(
    """
starter.reject-loop wild.name-absent-suit out.simultaneous stock.keep-named effect.reset all-draw.order draw.hidden
skip.who-counts out.early-tie draw-n.redirect-after-defence call.stock-empty out.action-last-empty score.multi-apply
"""
)

ALSO_ANSWERED = {
    "deal.count-by-players": "deal.size-changes",
    "starter.exists": "deal.dealer-gives-starter",
    "starter.treatment": """
        starter.wild starter.draw starter.skip starter.reverse starter.extra-turn starter.wild-draw starter.all-draw
        starter.demand starter.copy starter.reject-where
        """,
    "match.after-card": "match.anything-card copy.chain joker.next-must-match",
    "wild.which": "match.after-name joker.matches-as wild.choice-set wild.may-keep-suit wild.must-name",
    "wild.playable-on": "wild.on-same-wild",
    "draw.optional": "match.forced",
    "draw.play-drawn": "draw.only-drawn",
    "multi.allowed": "multi.first-fits multi.wild",
    "multi.effects": "skip.multi reverse.multi",
    "stock.empty": "stock.shuffle",
    "stock.mid-draw": "stock.debt",
    "block.result": "score.blocked",
    "play.effect": """
        dump.limit effect.order draw-n.loses-turn draw.extra-after-served turn.extra-optional turn.extra-fail
        turn.cover turn.question force.rank run.open wild.named-rank-action round.rank copy.effect swap.choice
        rotate.dir give.card reveal.hand out.early-end skip.stack
        """,
    "debt.answer": """
        draw-n.stack match.during-penalty match.wild-during-penalty draw-n.arith draw-n.cross draw-n.cancel
        draw-n.redirect skip.reply
        """,
    "call.required": "call.moment call.penalty call.final call.early",
    "out.last-card": """
        out.wild-last out.action-last-effect out.action-last-stack out.forbidden out.forbidden-remedy
        out.extra-turn-last
        """,
    "score.value": "score.values-total score.ten score.ace score.special-card",
    "match-end.kind": """
        deal.counter-zero score.columns match-end.target match-end.compare match-end.whose match-end.winner
        match-end.same-hand match-end.eliminated
        """,
}
"""What a statement answers besides its own question, because the two never come apart."""

SHORT_NAMES = re.compile(r"\b(BG|IT|ZH|FR|SE|JP|NL|RO|J28|UNO|BGA|LHC|LITE(?! Games)|Off-MM|Pagat-copy|recall)\b")


def of_form(*forms: Form) -> list[Question]:
    return [question for question in QUESTIONS if question.form in forms]


def keys(questions: Iterable[Question]) -> list[str]:
    return [question.key for question in questions]


# ---- names


def test_the_questions_stand_in_reading_order() -> None:
    assert keys(QUESTIONS) == KEYS


def test_no_two_questions_have_the_same_name_or_the_same_words() -> None:
    assert Counter(question.key for question in QUESTIONS).most_common(1)[0][1] == 1
    assert Counter(question.asks for question in QUESTIONS).most_common(1)[0][1] == 1


def test_exactly_these_have_a_statement_of_their_own() -> None:
    assert keys(of_form("stated")) == STATED


def test_a_question_is_found_by_its_name() -> None:
    found = by_key("stock.empty")
    assert found is not None
    assert found.asks == "What happens when the stock is empty?"
    assert by_key("stock.full") is None


def test_a_statement_knows_what_else_it_answers() -> None:
    assert keys(settled_with("stock.empty")) == ["stock.shuffle"]
    assert settled_with("players.range") == ()


# ---- wording


def test_every_name_has_a_topic_and_a_point() -> None:
    name = re.compile(r"[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*")
    assert [key for key in keys(QUESTIONS) if not name.fullmatch(key)] == []


def test_every_question_is_put_as_a_player_would() -> None:
    assert [question.asks for question in QUESTIONS if not re.fullmatch(r"[A-Z][^?]*\?", question.asks)] == []


def test_what_is_said_is_in_sentences() -> None:
    said = [question.says for question in QUESTIONS if question.says is not None]
    assert [text for text in said if not re.fullmatch(r"[A-Z].*\.", text)] == []


def test_real_rulebooks_are_quoted_where_they_say_something() -> None:
    assert keys(question for question in QUESTIONS if not question.found) == NO_RULEBOOK_SAYS


def test_answers_found_are_phrases_with_readable_witnesses() -> None:
    for found in (found for question in QUESTIONS for found in question.found):
        assert found.answer
        assert found.witnesses
        assert not found.answer.endswith(".")
        assert not SHORT_NAMES.search(f"{found.answer} {found.witnesses}"), found


def test_no_answer_is_quoted_twice_for_one_question() -> None:
    for question in QUESTIONS:
        assert len({found.answer for found in question.found}) == len(question.found), question.key


def test_everything_that_is_assumed_has_a_source() -> None:
    for question in QUESTIONS:
        assert question.default is None or question.default.source, question.key
        assert question.default is None or not SHORT_NAMES.search(question.default.source), question.key


def test_every_question_weighs_something() -> None:
    assert {question.severity for question in QUESTIONS} == set(Severity)


# ---- links


def test_a_question_is_raised_by_what_can_be_stated() -> None:
    assert {key for question in QUESTIONS for key in question.because_of} <= set(STATED)
    assert [question.key for question in QUESTIONS if question.key in question.because_of] == []


def test_a_settled_question_is_answered_by_the_statement_of_a_stated_one() -> None:
    assert keys(question for question in of_form("settled") if question.settled_by not in STATED) == []
    others = of_form("stated", "fixed", "computed", "words")
    assert keys(question for question in others if question.settled_by is not None) == []


def test_these_statements_answer_more_than_one_question() -> None:
    assert {key: keys(settled_with(key)) for key in STATED if settled_with(key)} == {
        key: in_order(also) for key, also in ALSO_ANSWERED.items()
    }


def test_a_part_of_a_statement_has_a_default_of_its_own() -> None:
    parts = [question for question in QUESTIONS if question.aspect is not None]
    assert keys(parts) == ["draw-n.loses-turn", "call.penalty"]
    assert keys(question for question in parts if question.default is None or question.form != "settled") == []


def test_every_trigger_says_in_a_sentence_when_it_holds() -> None:
    for question in QUESTIONS:
        words = question.arises.words
        assert words.endswith("."), question.key
        assert words[0].isupper(), question.key


# ---- answers


def test_silence_has_a_meaning_for_everything_that_can_be_answered() -> None:
    asked = of_form("stated", "words")
    assert keys(question for question in asked if (question.default is None) != question.absent_unless_stated) == []


def test_silence_that_is_an_answer_is_put_in_words() -> None:
    silent = [question for question in QUESTIONS if question.absent_unless_stated]
    assert keys(question for question in silent if not question.says or question.default is not None) == []


def test_whoever_can_answer_is_offered_lines_to_write() -> None:
    assert keys(question for question in of_form("stated", "settled", "words") if not question.write) == []


def test_a_question_that_nobody_is_asked_tells_its_answer() -> None:
    for question in of_form("fixed", "computed"):
        assert question.says, question.key
        assert question.write == (), question.key
        assert question.default is None, question.key


def test_a_question_of_table_manners_is_answered_by_a_note() -> None:
    for question in of_form("words"):
        assert all(line.startswith(f"note {question.key} ") for line in question.write), question.key


def test_every_offered_line_can_be_read() -> None:
    for question in QUESTIONS:
        assumed = question.default.statement.splitlines() if question.default else []
        for line in (*question.write, *assumed):
            read = parse(Source("line.c8", f'c8 1\nvariant line "Line"\n{line}\n'))
            assert read.diagnostics == (), line
            assert len(read.document.body) == 3, line
