"""What do clients and the service say to each other? Everything of both sides, and the JSON schema of all of it.

>>> sorted(schema()["properties"])
['from-client', 'from-service']
>>> "GiveAnswer" in schema()["$defs"]
True
"""

from __future__ import annotations

from typing import Any

import msgspec

from fuda.service.client_messages import *  # noqa: F403
from fuda.service.client_messages import FromClient
from fuda.service.server_messages import *  # noqa: F403
from fuda.service.server_messages import PROTOCOL, FromService


def schema() -> dict[str, Any]:
    """The JSON schema of all messages."""
    (asking, telling), parts = msgspec.json.schema_components([FromClient, FromService], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "fuda protocol",
        "version": PROTOCOL,
        "type": "object",
        "properties": {"from-client": asking, "from-service": telling},
        "$defs": parts,
    }
