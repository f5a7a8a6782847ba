"""Where a question stands: answered by the author, assumed on somebody's word, open, or not asked at all."""

from __future__ import annotations

from rules_by_hand import DRAW_TWO, NAMES_SUIT, REVERSE, known, pack, ranks, said, table

from crazy8 import load_text
from crazy8.compiler.check.verdict import QuestionStanding, place, standing, summary
from crazy8.compiler.topics.calls.model import Call, Penalty
from crazy8.compiler.topics.debts.model import DebtAnswer
from crazy8.compiler.topics.effects.model import Draws
from crazy8.compiler.topics.registry import QUESTIONS
from crazy8.compiler.topics.rules import Rules

EIGHTS_AND_NINES = {"8": NAMES_SUIT, "9": NAMES_SUIT}
TWOS_AND_THREES = {"2": (DRAW_TWO,), "3": (DRAW_TWO,)}


def stands(key: str, rules: Rules) -> QuestionStanding:
    return standing(known(key), rules)


# ---- one answer


def test_what_the_author_wrote_is_answered() -> None:
    found = stands("stock.empty", table(said("stock.empty", "stock empty: pass")))
    assert found.verdict == "answered"
    assert [answer.text for answer in found.answers] == ["stock empty: pass"]


def test_a_default_among_the_answers_is_assumed_on_the_word_of_its_source() -> None:
    found = stands("stock.empty", table(said("stock.empty", "stock empty: reshuffle", default_of="Pagat")))
    assert found == QuestionStanding("assumed", holds="stock empty: reshuffle", on_whose_word=("Pagat",))


def test_without_any_answer_the_default_of_the_record_is_assumed() -> None:
    found = stands("stock.empty", table())
    assert found == QuestionStanding("assumed", holds="stock empty: reshuffle", on_whose_word=("Pagat",))


def test_a_question_that_the_rules_do_not_raise_stands_aside_whatever_was_written() -> None:
    rules = table(said("reverse.two-player", "reverse with two: nothing"), players=4)
    assert stands("reverse.two-player", rules).verdict == "does not arise"


def test_silence_is_an_answer_where_a_right_is_absent_unless_stated() -> None:
    found = stands("wild.which", table())
    assert found == QuestionStanding("assumed", holds="No card is wild.")
    assert found.on_whose_word == ()


def test_fixed_and_computed_questions_tell_their_answer() -> None:
    assert stands("match.suit-first", table()) == QuestionStanding(
        "fixed", holds="No. Any card that fits may be played."
    )
    assert stands("deck.deal-fits", table()).verdict == "computed"


def test_a_note_answers_a_question_of_manners() -> None:
    noted = stands("deal.misdeal", table(notes=(("deal.misdeal", "Shuffle again."),)))
    assert noted == QuestionStanding("answered", note="Shuffle again.")
    silent = stands("deal.misdeal", table())
    assert (silent.verdict, silent.on_whose_word) == ("assumed", ("official MauMau rules 2008",))
    assert stands("error.advice", table()) == QuestionStanding("assumed", holds="No rule says anything about it.")


# ---- settled by the statement of another question


def test_a_settled_question_is_answered_with_the_one_that_settles_it() -> None:
    rules = table(said("draw.optional", "draw when unable"))
    assert stands("match.forced", rules).verdict == "answered"
    assert stands("match.forced", table()).on_whose_word == ("Bulgarian page",)


def test_a_starter_rule_settles_the_wild_starter_only_if_it_names_every_wild_card() -> None:
    buried = said("starter.treatment", "starter 8: bury", ranks("8"))
    assert stands("starter.wild", table(buried, wild={"8": NAMES_SUIT})).verdict == "answered"
    partly = stands("starter.wild", table(buried, wild=EIGHTS_AND_NINES))
    assert partly.verdict == "assumed"
    assert partly.unanswered == ranks("9")
    assert [answer.text for answer in partly.answers] == ["starter 8: bury"]
    assert partly.holds == "starter 8: dealer names suit"


def test_two_statements_can_settle_a_question_together() -> None:
    rules = table(
        said("starter.treatment", "starter 8: bury", ranks("8")),
        said("starter.treatment", "starter 9: turn another", ranks("9")),
        said("starter.treatment", "starter K: nothing", ranks("K")),
        wild=EIGHTS_AND_NINES,
    )
    found = stands("starter.wild", rules)
    assert found.verdict == "answered"
    assert [answer.text for answer in found.answers] == ["starter 8: bury", "starter 9: turn another"]


def test_defaults_by_role_are_told_apart_by_the_cards() -> None:
    rules = table(
        said("starter.treatment", "starter 8: dealer names suit", ranks("8"), default_of="Pagat"),
        said("starter.treatment", "starter 2: acts", ranks("2"), default_of="OpenSpiel"),
        wild={"8": NAMES_SUIT},
        effects={"2": (DRAW_TWO,)},
    )
    assert stands("starter.wild", rules).on_whose_word == ("Pagat",)
    assert stands("starter.draw", rules).on_whose_word == ("OpenSpiel",)
    both = stands("starter.treatment", rules)
    assert both.holds == "starter 8: dealer names suit\nstarter 2: acts"
    assert both.on_whose_word == ("Pagat", "OpenSpiel")


def test_a_statement_without_cards_speaks_of_all_cards() -> None:
    rules = table(said("out.last-card", "finish on any: wins"), wild={"8": NAMES_SUIT})
    assert stands("out.wild-last", rules).verdict == "answered"


# ---- parts of a statement


def test_a_draw_card_without_then_leaves_the_rest_of_the_turn_to_a_default() -> None:
    debt = said("play.effect", "play 2: next draws 2", ranks("2"), without=("draw-n.loses-turn", "then misses a turn"))
    bare = table(debt, effects={"2": (DRAW_TWO,)})
    found = stands("draw-n.loses-turn", bare)
    assert (found.verdict, found.holds, found.on_whose_word) == (
        "assumed",
        "then misses a turn",
        ("Mattel's Uno sheet",),
    )
    assert found.unanswered == ranks("2")
    full = table(
        said("play.effect", "play 2: next draws 2, then plays", ranks("2")),
        effects={"2": (Draws(target="next", cards=2, then="plays"),)},
    )
    assert stands("draw-n.loses-turn", full).verdict == "answered"


def test_a_call_without_else_leaves_its_penalty_to_a_default() -> None:
    call = (Call(word="or else", at=1, penalty=Penalty(cards=2)),)
    without = ("call.penalty", "else draw 2")
    one = said("call.required", 'call "or else now" at 1 card', number=1, without=without)
    bare = table(one, calls=call)
    assert stands("call.required", bare).verdict == "answered"
    assert stands("call.penalty", bare) == QuestionStanding("assumed", holds="else draw 2", on_whose_word=("Pagat",))
    full = table(said("call.required", 'call "or else now" at 1 card, else draw 2', number=1), calls=call)
    assert stands("call.penalty", full).verdict == "answered"
    last = said("call.required", 'call "or else now" at 0 cards, else draw 2', number=0)
    assert stands("call.penalty", table(one, last, calls=call)).verdict == "assumed", "one of two says what it costs"


def test_calls_are_told_apart_by_the_number_of_cards() -> None:
    call = (Call(word="Mau", at=1, penalty=Penalty(cards=1)),)
    one = said("call.required", 'call "Mau" at 1 card, else draw 1', number=1)
    last = said("call.required", 'call "MauMau" at 0 cards, else draw 1', number=0)
    assert stands("call.final", table(one, calls=call)) == QuestionStanding(
        "assumed", holds="No call is due with the last card."
    )
    assert stands("call.final", table(one, last, calls=call)).answers[0].text == last.text
    assert stands("call.early", table(one, last, calls=call)).verdict == "assumed"


# ---- debts


def test_a_reply_answers_for_the_card_that_makes_something_owed() -> None:
    replies = {"2": (DebtAnswer(cards=ranks("2"), mode="adds"),)}
    rules = table(
        said("debt.answer", "answer 2 with 2", ranks("2"), owed=ranks("2")), effects=TWOS_AND_THREES, replies=replies
    )
    found = stands("draw-n.stack", rules)
    assert found.verdict == "assumed"
    assert found.unanswered == ranks("3")
    assert found.on_whose_word == ("Mattel's Uno sheet",)
    assert stands("draw-n.arith", rules).verdict == "answered"


def test_a_denied_reply_is_an_answer() -> None:
    denied = said("debt.answer", "answer 2 with nothing", owed=ranks("2"))
    assert stands("draw-n.stack", table(denied, effects={"2": (DRAW_TWO,)})).verdict == "answered"


# ---- open


def test_values_are_assumed_for_the_full_pack_only() -> None:
    assert stands("score.value", table()).on_whose_word == ("Pagat",)
    short = pack("piquet32")
    found = stands("score.value", table(deck=short))
    assert found.verdict == "open"
    assert found.unanswered == short.every_card


def test_a_card_without_value_stays_open_beside_cards_with_one() -> None:
    short = pack("piquet32")
    eights = ranks("8", deck=short)
    found = stands("score.value", table(said("score.value", "value 8: 50", eights), deck=short))
    assert found.verdict == "open"
    assert found.unanswered == short.every_card & ~eights
    assert [answer.text for answer in found.answers] == ["value 8: 50"]


def test_a_list_of_values_that_forgets_a_card_has_a_hole() -> None:
    found = stands("score.value", table(said("score.value", "value any but K: 1", ~ranks("K") & pack().every_card)))
    assert found.verdict == "open"
    assert found.unanswered == ranks("K")


def test_no_other_question_is_ever_open() -> None:
    rules = table(
        wild={"8": NAMES_SUIT, "A": NAMES_SUIT},
        effects={"2": (DRAW_TWO,), "Q": (REVERSE,)},
        deck=pack("short36"),
        players=2,
        calls=(Call(word="last card", at=1, penalty=Penalty(cards=2)),),
    )
    undecided = {question.key for question, found in summary(rules) if found.verdict == "open"}
    assert undecided == {"score.value", "score.values-total", "score.ten", "score.ace"}


# ---- all together


def test_the_summary_has_every_question_in_reading_order() -> None:
    assert [question for question, _ in summary(table())] == list(QUESTIONS)


def test_a_report_points_at_the_line_that_raises_the_question() -> None:
    rules = table(
        said("play.effect", "play K: must play again", ranks("K")),
        said("play.effect", "play 2: next draws 2", ranks("2")),
        effects={"2": (DRAW_TWO,)},
    )
    assert place(known("starter.draw"), rules, ranks("2")).text == "play 2: next draws 2"
    assert place(known("starter.draw"), rules, ranks("2")).line == 4
    assert place(known("starter.draw"), rules).text == "play K: must play again"


def test_a_report_points_at_the_head_if_no_line_of_the_file_raises_the_question() -> None:
    assumed = said("draw.count", "draw 1", default_of="Pagat")
    inherited = said("draw.count", "draw 2", in_base=True)
    assert place(known("stock.empty"), table(assumed)).text == 'variant table "Table"'
    assert place(known("stock.empty"), table(inherited)).text == 'variant table "Table"'
    assert place(known("stock.empty"), table(said("draw.count", "draw 3"))).text == "draw 3"


# ---- statements that say the same as others


def test_what_is_said_of_a_card_under_a_condition_answers_what_its_statement_would() -> None:
    text = 'c8 2\nvariant v "V" extends pagat\nplay A while holding at most 3 points: must play again\n'
    found = stands("turn.extra-optional", load_text(text).rules())
    assert found.verdict == "answered"
    assert [answer.question for answer in found.answers] == ["play.while"]
