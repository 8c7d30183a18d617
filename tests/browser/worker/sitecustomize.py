"""Python itself imports this where a process begins: so the workers of the server of the browser tests, which are begun
by name, know the sixth game too. Only `tests.browser.serving` puts this folder on their path; whoever else imports this
module, as who collects the tests, changes nothing."""

import os
from pathlib import Path

from tests.sixth import entry

if str(Path(__file__).parent) in os.environ.get("PYTHONPATH", "").split(os.pathsep):
    entry.add()
