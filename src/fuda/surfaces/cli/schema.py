"""`fuda schema`: which JSON goes out and comes in?"""

from __future__ import annotations

from fuda.surfaces.cli.frame import command
from fuda.surfaces.cli.printing import print_json


@command("schema")
def schema(as_json: bool) -> None:
    from fuda.api.wire import schema as of_everything

    print_json(of_everything())
