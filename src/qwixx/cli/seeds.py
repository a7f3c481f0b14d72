"""Seeds of games that are played at this machine."""

import secrets


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(32)


def seed_digits(number: int) -> str:
    """A number as a seed: 64 hexadecimal digits."""
    return f"{number:064x}"
