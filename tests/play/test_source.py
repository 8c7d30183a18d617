"""Chance from a seed: published vectors, uniformity, and seeds that can be proved."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections import Counter

import pytest

from fuda.api.chance import Stream, chance_answer
from fuda.kernel.decisions import Roll, Shuffle
from fuda.play.seeds import commitment, derived_seed, fresh_seed


def words_by_hand(seed: str, label: str, blocks: int) -> list[int]:
    """The stream as its documentation describes it, without the class."""
    named = f"fuda stream 1\n{len(seed)} {seed}\n{len(label)} {label}\n".encode()
    found = b"".join(hashlib.sha256(named + block.to_bytes(8, "big")).digest() for block in range(blocks))
    return [int.from_bytes(found[place : place + 4], "big") for place in range(0, len(found), 4)]


def test_the_stream_gives_the_published_numbers() -> None:
    stream = Stream("7", "example")
    assert [stream.word() for _ in range(4)] == [2830924570, 2365221886, 1497259284, 1318213775]
    stream = Stream("札", "")
    assert [stream.below(limit) for limit in (2, 6, 48, 1000)] == [1, 5, 22, 692]
    assert [stream.below(limit) for limit in (2**40, 10**30)] == [576205790976, 715216264729355492981027374595]
    assert Stream("7", "example").order(10) == (3, 5, 9, 2, 1, 6, 8, 4, 7, 0)


def test_the_stream_is_sha_256_in_counter_mode() -> None:
    stream = Stream("seed", "label")
    assert [stream.word() for _ in range(8 * 40)] == words_by_hand("seed", "label", 40)


def test_seed_and_label_cannot_be_shifted_into_each_other() -> None:
    assert Stream("a", "b").word() != Stream("ab", "").word() != Stream("", "ab").word()


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 48, 100])
def test_every_number_below_the_limit_is_as_likely(limit: int) -> None:
    stream = Stream("uniform", str(limit))
    draws = 400 * limit
    counts = Counter(stream.below(limit) for _ in range(draws))
    assert sorted(counts) == list(range(limit))
    chi_squared = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi_squared < limit + 5 * (2 * limit) ** 0.5


def test_a_number_that_would_favour_small_results_is_drawn_again() -> None:
    # Two thirds of 2**32 as limit: without rejection the lower half would come up twice as often.
    limit = (1 << 33) // 3
    stream = Stream("rejection")
    low = sum(stream.below(limit) < limit // 2 for _ in range(4000))
    assert 1850 < low < 2150


def test_large_limits_use_several_words() -> None:
    stream = Stream("large")
    drawn = [stream.below(10**40) for _ in range(200)]
    assert all(0 <= each < 10**40 for each in drawn)
    assert max(drawn) > 10**39 and len(set(drawn)) == 200


def test_a_limit_of_one_takes_nothing_from_the_stream() -> None:
    stream = Stream("one")
    assert stream.below(1) == 0
    assert stream.word() == Stream("one").word()
    with pytest.raises(ValueError, match="below"):
        stream.below(0)


def test_chance_answers_each_question_from_a_stream_of_its_own() -> None:
    assert chance_answer("7", 3, Roll("", "", 2, 6)) == chance_answer("7", 3, Roll("", "", 2, 6))
    orders = {chance_answer("7", number, Shuffle("", "", 30)) for number in range(20)}
    assert len(orders) == 20


def test_orders_of_three_are_all_as_likely() -> None:
    counts = Counter(Stream("order", str(number)).order(3) for number in range(3000))
    assert len(counts) == 6
    assert all(420 < count < 580 for count in counts.values())


def test_the_stream_is_the_same_under_another_hash_seed() -> None:
    program = "from fuda.api.chance import Stream; print(Stream('7', 'x').order(20))"
    shown = [
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("0", "99")
    ]
    assert shown[0] == shown[1] == f"{Stream('7', 'x').order(20)}\n"


def test_a_commitment_binds_to_one_seed_and_a_fresh_seed_is_new() -> None:
    assert commitment("7") == "ec137b145269af18bed7d8f7a3e7332f5badf4d237c24f3d7a1c7e5eccf19693"
    assert commitment("7") != commitment("8")
    assert len({fresh_seed() for _ in range(50)}) == 50


def test_derived_seeds_differ_by_every_label() -> None:
    seeds = {derived_seed("7", *labels) for labels in (("a",), ("b",), ("a", 1), ("a1",), ("a", 11), ("a1", 1), ())}
    assert len(seeds) == 7
