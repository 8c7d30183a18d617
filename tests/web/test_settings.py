"""Are the settings of a server checked before it starts?"""

from __future__ import annotations

import pytest

from fuda.surfaces.web.settings import BadSetting, read


def test_a_setting_that_there_is_none_of_is_named_with_those_that_there_are() -> None:
    with pytest.raises(BadSetting, match=r"FUDA_PROT.*port"):
        read(None, {"FUDA_PROT": "8000"})


def test_a_setting_of_another_kind_is_named_with_its_value() -> None:
    with pytest.raises(BadSetting, match=r"FUDA_PORT.*eighty"):
        read(None, {"FUDA_PORT": "eighty"})


def test_what_other_parts_read_from_the_environment_is_no_setting() -> None:
    assert read(None, {"FUDA_CACHE": "off", "FUDA_PORT": "81"}).port == 81


@pytest.mark.parametrize("address", ["not an address", "fuda.example", "ftp://fuda.example", "http://fuda.example/x"])
def test_an_address_that_leads_nowhere_is_refused(address: str) -> None:
    with pytest.raises(BadSetting, match="FUDA_ADDRESS"):
        read(None, {"FUDA_ADDRESS": address})
    assert read(None, {"FUDA_ADDRESS": "https://fuda.example:8001"}).address == "https://fuda.example:8001"
