"""Are there exactly as many ways to go on as there were? Counted trees of answers from late positions.

`tree_counts.toml` lists them; a count is renewed with `python -m fuda.play.laws tree GAME VARIANT SEED ANSWERS DEPTH`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from fuda.library.loading import GAMES, load_rules
from fuda.play.laws.reach import count_tree, position_after

TREES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("tree_counts.toml").read_text(encoding="utf-8"))[
    "tree"
]


@pytest.mark.parametrize("tree", TREES, ids=[f"{each['variant']}-{each['seed']}-{each['answers']}" for each in TREES])
def test_there_are_as_many_ways_to_go_on(tree: dict[str, Any]) -> None:
    rules = load_rules(tree["game"])
    state = position_after(rules, tree["variant"], tree["seed"], tree["answers"])
    before = state.key()
    assert [count_tree(state, rules, depth) for depth in range(1, len(tree["counts"]) + 1)] == tree["counts"]
    assert state.key() == before


def test_every_variant_has_a_tree() -> None:
    counted = {(tree["game"], tree["variant"]) for tree in TREES}
    assert counted == {(game, variant.id) for game, entry in GAMES.items() for variant in entry.variants}
