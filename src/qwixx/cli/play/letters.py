"""How colours and actions are typed and shown in somebody's own language: giallo 7, gi7, v7, passo.

What is written in records stays the notation: y7, g7, pass. Its letters are understood too, but a letter that is the
beginning of one colour's name and stands for another in the notation, or begins two names, is not guessed at.
"""

import re
import unicodedata
from collections.abc import Sequence

from qwixx.rules.actions import JOKER
from qwixx.rules.game import Game
from qwixx.rules.reasons import COLOURS
from qwixx.words import Words

VERBS = ("pass", "move", "take", "play", "mark", "next", "stop")
MARK = re.compile(r"([a-z]+)([0-9]+)(@[0-9]+)?")
NOTED = re.compile(rf"(?<![a-z])({JOKER}?)([{''.join(COLOURS)}])(?=[0-9])")


class Ambiguous(Exception):
    """A word that can mean several colours, and how each is written in the notation."""

    def __init__(self, word: str, alternatives: Sequence[str]) -> None:
        super().__init__(word)
        self.word = word
        self.alternatives = alternatives


class Letters:
    """The words of one language. Where nothing happens before it is confirmed, the notation goes before them."""

    def __init__(self, say: Words, *, jokers: bool = False, notation_first: bool = False) -> None:
        self._notation_first = notation_first
        self._names = {colour: plain_letters(say(f"colour-{colour}")) for colour in COLOURS}
        self._verbs = {verb: plain_letters(say(f"play-word-{verb}")) for verb in VERBS}
        taken = {JOKER} if jokers else set()
        self._short = {colour: self._shortest(colour, taken) for colour in COLOURS}
        self._say = say

    # -- shown ---------------------------------------------------------------------------------------------------------

    def letter(self, colour: str) -> str:
        """The shortest beginning of a colour's name that can mean nothing else; another sheet's colour as it is."""
        return self._short.get(colour, colour)

    def spelled(self, text: object) -> str:
        """Something of the notation as it is typed in this language."""
        words = [self._verbs.get(word, word) for word in str(text).split(" ")]
        return NOTED.sub(lambda found: found[1] + self._short[found[2]], " ".join(words))

    def listed(self) -> str:
        """Which letter means which colour."""
        shown = {colour: colour for colour in COLOURS} if self._notation_first else self._short
        return ", ".join(f"{shown[colour]} {self._say(f'colour-{colour}')}" for colour in COLOURS)

    # -- read ----------------------------------------------------------------------------------------------------------

    def read(self, text: str, verbs: Sequence[str]) -> list[str]:
        """What was typed in words of the notation; `Ambiguous` if a colour is not certain.

        A word that can be one of the verbs that are possible now is one.
        """
        words = self._joined(plain_letters(text).split(), verbs)
        return [self._noted(word, verbs) for word in words]

    def _noted(self, word: str, verbs: Sequence[str]) -> str:
        alternatives = self._alternatives(word, verbs)
        if len(alternatives) > 1:
            raise Ambiguous(word, alternatives)
        return alternatives[0]

    def _joined(self, words: list[str], verbs: Sequence[str]) -> list[str]:
        """A colour and its number as one word."""
        joined: list[str] = []
        for word in words:
            before = joined[-1] if joined else ""
            if word[0].isdigit() and before.isalpha() and self._colours(before) and not self._verb(before, verbs):
                joined[-1] += word
            else:
                joined.append(word)
        return joined

    def _alternatives(self, word: str, verbs: Sequence[str]) -> list[str]:
        if verb := self._verb(word, verbs):
            return [verb]
        found = MARK.fullmatch(word)
        letters, rest = (found[1], found[2] + (found[3] or "")) if found else (word, "")
        if colours := self._colours(letters):
            return [f"{colour}{rest}" for colour in colours]
        if found and letters.startswith(JOKER):
            return [f"{JOKER}{colour}{rest}" for colour in self._colours(letters[1:])] or [word]
        return [word]

    def _verb(self, word: str, verbs: Sequence[str]) -> str:
        """The verb that a word is, or begins, in this language; `mark` may stand in any play of cards."""
        known = (*verbs, "mark") if "play" in verbs else verbs
        possible = [verb for verb in known if self._verbs[verb].startswith(word)]
        return possible[0] if len(possible) == 1 and word not in COLOURS else ""

    def _colours(self, letters: str) -> tuple[str, ...]:
        """The colours that these letters can mean."""
        if self._notation_first and letters in COLOURS:
            return (letters,)
        return tuple(colour for colour in COLOURS if letters == colour or self._names[colour].startswith(letters))

    def _shortest(self, colour: str, taken: set[str]) -> str:
        name = self._names[colour]
        beginnings = [name[:length] for length in range(1, len(name) + 1)]
        return next(begun for begun in beginnings if self._colours(begun) == (colour,) and begun not in taken)


def letters_of(game: Game, say: Words) -> Letters:
    """The letters for a game that is played in lines."""
    return Letters(say, jokers=("jokers", "yes") in game.options)


def plain_letters(text: str) -> str:
    """A word as anybody can type it: small, and without accents."""
    apart = unicodedata.normalize("NFKD", text.lower())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
