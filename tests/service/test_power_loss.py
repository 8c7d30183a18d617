"""Losing power: what was acknowledged is on the disk, and the database opens."""

from __future__ import annotations

import pytest

from tests.service.power_loss import can_run, figures


def test_nothing_acknowledged_is_lost_with_the_power_and_a_disk_that_does_not_sync_is_found_out() -> None:
    if not can_run():
        pytest.skip("the shim that loses writes needs Linux and a C compiler")
    found = figures(points=30, seed=7)
    assert found["faults"] == 0, found["first_faults"]
    assert found["acknowledged"] == 244 and found["fewest_planted_found_of_10"] >= 8
