"""`python -m qwixx` is the command `qwixx`."""

from qwixx.cli import main

if __name__ == "__main__":
    main()
