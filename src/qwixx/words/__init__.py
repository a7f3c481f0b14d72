"""Every word a player sees, in five languages, and what is said with them."""

from qwixx.words.language import LANGUAGES, TOPICS, Words, locales, words

__all__ = ["LANGUAGES", "TOPICS", "Words", "locales", "words"]
