"""`c8 list` shows every variant that ships, under its family and its countries."""

from __future__ import annotations

import json
import re

from session import answer

from crazy8 import load
from crazy8.files.shipped import family_of, shipped_names


def test_the_list_shows_every_variant_under_its_family() -> None:
    status, printed = answer(["list"])
    assert status == 0
    shown: dict[str, str] = {}
    for part in printed.split("\n\n")[:-1]:
        family, *lines = part.splitlines()
        shown |= {found[1]: family for line in lines if (found := re.match(r"  (\S+)  +\S", line))}
    assert shown == {name: family_of(name) for name in shipped_names()}


def test_the_list_for_programs_tells_family_and_countries() -> None:
    status, printed = answer(["list", "--format", "json"])
    assert status == 0
    facts = {one["name"]: one for one in json.loads(printed)}
    assert sorted(facts) == list(shipped_names())
    for name, one in facts.items():
        assert one["family"] == family_of(name)
        assert one["countries"] == list(load(name).read.resolver.readings.identity.countries)
    assert facts["kadi"]["countries"] == ["Kenya"]


def test_a_family_or_a_country_chooses_in_any_spelling_of_its_letters() -> None:
    by_family = json.loads(answer(["list", "MAU-MAU", "--format", "json"])[1])
    assert {one["family"] for one in by_family} == {"mau-mau"}
    by_country = json.loads(answer(["list", "kenya", "--format", "json"])[1])
    assert by_country
    assert all("Kenya" in one["countries"] for one in by_country)
