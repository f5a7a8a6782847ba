"""The book has a sentence against every move that the rules of a shipped variant forbid."""

from __future__ import annotations

from random import Random

from covering import every_variant

import crazy8
from crazy8.compiler.program.from_rules import program_from
from crazy8.compiler.rulings.citing import passage_against, printed
from crazy8.runtime.people.actions import is_known
from crazy8.runtime.people.reasons import Reason
from crazy8.runtime.people.refusals import reason_against
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.actions import ACTIONS

NO_RULE = {
    Reason.NO_SUCH_ACTION,
    Reason.NOT_YOUR_TURN,
    Reason.GAME_OVER,
    Reason.HAND_OVER,
    Reason.HAND_RUNS,
    Reason.NOT_IN_HAND,
    Reason.NOTHING_OWED,
    Reason.NOTHING_TO_NAME,
    Reason.NO_SEAT_TO_CHOOSE,
    Reason.NO_CARD_TO_CHOOSE,
    Reason.SEAT_NOT_ALLOWED,
    Reason.NOTHING_OFFERED,
    Reason.NOTHING_TO_CALL,
    Reason.NOTHING_TO_DOUBT,
    Reason.NOTHING_TO_CLAIM,
    Reason.NOT_OUT_OF_TURN,
    Reason.CATCH_OR_LET_PASS,
    Reason.THROW_IN_OR_LET_PASS,
    Reason.MUST_CHOOSE_DIRECTION,
}
"""What is no move, what nobody could do now, and questions that have to be answered before anything else."""
ACTIONS_PLAYED = 200


@every_variant
def test_every_move_that_the_rules_forbid_has_a_sentence_against_it(name: str) -> None:
    variant = crazy8.load(name)
    counts = variant.player_counts()
    for players in {counts[0], counts[-1]}:
        rules = variant.rules(players=players)
        program, book, random = program_from(rules), list(printed(rules)), Random(players)
        game, seen = RunningGame.begin(program, players), set()
        for _ in range(ACTIONS_PLAYED):
            legal = game.actions()
            for action in (one for one in range(ACTIONS) if one not in legal and is_known(program, one)):
                reason = reason_against(program, game.state, action)
                case = (reason, action, game.state.top)
                if reason is None or reason in NO_RULE or case in seen:
                    continue
                seen.add(case)
                assert passage_against(book, program, reason, game.state, action) is not None, (players, reason, action)
            if not legal:
                break
            game.do(random.choice(legal))
