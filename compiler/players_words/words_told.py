"""List the words by which players ask for what is told and not played, in the form of `words.py`."""

from __future__ import annotations

from ..rules.key import Key
from ..topics.manners.model import (
    DEAL_CUT_PRIVILEGE,
    DEAL_MISDEAL,
    DRAW_TOO_MANY,
    ERROR_ADVICE,
    ERROR_ILLEGAL_PLAY,
    HOUSE_RULE,
    RULE_MUTABLE,
    RULE_SECRET,
    STARTER_DEALERS_GOODIES,
    TURN_HESITATION,
    WILD_FAILS_TO_NAME,
)

TOLD: dict[Key, dict[str, str]] = {
    STARTER_DEALERS_GOODIES: {"": "dealer keeps pockets starter special cards"},
    DEAL_CUT_PRIVILEGE: {"": "cut cuts cutting pack keep cards"},
    DEAL_MISDEAL: {"": "misdeal wrong deal mistake dealing"},
    WILD_FAILS_TO_NAME: {"": "forget forgets forgotten name names suit wild fails"},
    DRAW_TOO_MANY: {"": "too many drew mistake drawn"},
    TURN_HESITATION: {
        "": "slow time timer seconds minutes clock hesitate hurry fast takes long",
    },
    ERROR_ILLEGAL_PLAY: {"": "illegal wrong card mistake error penalty out of turn takes back renege"},
    ERROR_ADVICE: {"": "advice talk talking speak speaking help tell table kibitz hint"},
    RULE_MUTABLE: {"": "new rule make invent winner adds house"},
    RULE_SECRET: {"": "secret hidden rules mao"},
    HOUSE_RULE: {"": "silence slap ritual words free own told"},
}
"""What players say, by the name of the question."""
