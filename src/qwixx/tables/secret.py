"""Secrets and codes: a device's, a seat's, a table's. What is kept of a secret is only its hash."""

import hashlib
import hmac
import secrets

CONSONANTS, VOWELS = "bdglmnprstvz", "aeiou"
SYLLABLES = 4  # 60**4: thirteen million codes
SECRET_BYTES = 32
DEVICE_PATTERN = r"^[0-9A-Za-z_-]{43}\Z"  # 32 bytes in base64url; `$` would let a line end by
CODE_PATTERN = rf"^([{CONSONANTS}][{VOWELS}]){{2}}-([{CONSONANTS}][{VOWELS}]){{2}}$"


def new_secret() -> str:
    """A secret nobody can guess: 32 random bytes in base64url."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """What is kept of a secret; it has so many random bits that no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()[:32]


def same(one: str, other: str) -> bool:
    """Whether two hashes are equal, in a time that does not tell how far; no hash equals none."""
    return bool(one) and hmac.compare_digest(one, other)


def new_code() -> str:
    """A table's code, short and speakable: `tire-vopa`."""
    syllables = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES)]
    return "".join(syllables[:2]) + "-" + "".join(syllables[2:])


def new_seed() -> str:
    """The secret seed of a game's chance: 64 hexadecimal digits."""
    return secrets.token_hex(32)
