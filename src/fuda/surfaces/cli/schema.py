"""`fuda schema`: which JSON goes out and comes in?"""

from __future__ import annotations

from fuda.surfaces.cli.frame import command, option
from fuda.surfaces.cli.printing import print_json


@command("schema")
@option("--protocol", is_flag=True, word="protocol")
def schema(protocol: bool, as_json: bool) -> None:
    from fuda.api.wire import schema as of_everything
    from fuda.service.messages import schema as of_messages

    print_json(of_messages() if protocol else of_everything())
