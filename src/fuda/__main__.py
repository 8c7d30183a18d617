"""`python -m fuda` is the command `fuda`."""

from fuda.surfaces.cli import main

if __name__ == "__main__":
    main()
