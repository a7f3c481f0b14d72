"""Secrets and codes: a device's, a seat's, a table's. What is kept of a secret is only its hash."""

import base64
import hashlib
import hmac
import secrets
from hashlib import blake2b

CONSONANTS, VOWELS = "bdglmnprstvz", "aeiou"
SYLLABLES = 4  # 60**4: thirteen million codes
SECRET_BYTES = 32
CODE_BYTES = 8
DEVICE_PATTERN = r"^[0-9A-Za-z_-]{43}\Z"  # 32 bytes in base64url; `$` would let a line end by
RECORD_PATTERN = r"^[0-9A-Za-z_-]{22}\Z"  # 16 bytes in base64url
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


def record_key(seed: str) -> str:
    """The key to a finished game, for whoever is given its link: 16 bytes that only the seed tells."""
    made = blake2b(seed.encode(), digest_size=16, person=b"qwixx record").digest()
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def new_code() -> str:
    """A table's code, short and speakable: `tire-vopa`."""
    return code_of(secrets.token_bytes(CODE_BYTES))


def handed_code(seed: str, device: str, attempt: int) -> str:
    """The code of a table that a device hands over: the same for whoever asks again, and nobody else can tell it."""
    person = b"qwixx handed"
    return code_of(blake2b(f"{seed} {device} {attempt}".encode(), digest_size=CODE_BYTES, person=person).digest())


def code_of(random: bytes) -> str:
    """The code that some random bytes come to; of eight or more, all codes are as likely."""
    number, syllables = int.from_bytes(random), []
    for _ in range(SYLLABLES):
        number, syllable = divmod(number, len(CONSONANTS) * len(VOWELS))
        syllables.append(CONSONANTS[syllable // len(VOWELS)] + VOWELS[syllable % len(VOWELS)])
    return "".join(syllables[:2]) + "-" + "".join(syllables[2:])


def new_seed() -> str:
    """The secret seed of a game's chance: 64 hexadecimal digits."""
    return secrets.token_hex(32)
