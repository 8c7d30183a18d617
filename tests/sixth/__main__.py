"""`python -m tests.sixth play akari` is the command `fuda` with one game more."""

from fuda.surfaces.cli import main
from tests.sixth.entry import add

if __name__ == "__main__":
    add()
    main()
