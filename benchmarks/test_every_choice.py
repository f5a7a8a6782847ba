"""How long one variant takes, with all its choices of options and all numbers of players: what an editor waits for.

And how long one takes whose options, as many as a file may have, all change the same thing.

    pytest benchmarks/test_every_choice.py --benchmark-enable -n0 -s

prints the median over the shipped variants with up to six options, in a process that has checked them before. Texts
are read anew, so nothing is known of them.
"""

from __future__ import annotations

from statistics import median
from time import process_time

from crazy8 import load, load_text
from crazy8.files.shipped import shipped_names

AIM = 0.050
ROUNDS = 3
MOST_OPTIONS = 6
AIM_OF_MANY = 2.0
EFFECTS = ("skip next", "next draws 2", "reverse", "next draws 3", "nothing")
OPTIONS = "".join(f'option o{number} "O" {{ play {number % 3 + 2}: {EFFECTS[number % 5]} }}\n' for number in range(64))
MANY = f'c8 2\nvariant many "Many" extends bicycle [house]\n{OPTIONS}'


def test_a_variant_with_all_its_choices_of_options(timed: bool) -> None:
    names = [name for name in shipped_names() if len(load(name).options) <= MOST_OPTIONS]
    rounds = [median(map(seconds_of, names)) for _ in range(ROUNDS if timed else 1)]
    if timed:
        print(f"\n{len(names)} variants, all choices of options: {min(rounds) * 1000:.0f} ms (aim {AIM * 1000:.0f})")
        assert min(rounds) <= AIM


def test_dozens_of_options_on_one_question(timed: bool) -> None:
    rounds = []
    for _ in range(ROUNDS if timed else 1):
        begin = process_time()
        assert load_text(MANY).check().playable
        rounds.append(process_time() - begin)
    if timed:
        print(f"\n64 options on one question: {min(rounds):.2f} s (aim {AIM_OF_MANY})")
        assert min(rounds) <= AIM_OF_MANY


def seconds_of(name: str) -> float:
    begin = process_time()
    assert load(name).check().playable
    return process_time() - begin
