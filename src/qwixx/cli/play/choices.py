"""The options of a game as a person chooses them: every value that can be named, and what it is called."""

from qwixx.rules.options import Option, Range
from qwixx.words import Words


def values(option: Option) -> list[str]:
    """What an option can be, in order; any side of one's own comes by `--option`."""
    choices = option.choices
    if isinstance(choices, Range):
        return [str(number) for number in range(choices.first, choices.last + 1)]
    return list(choices.names)


def heading(option: Option, say: Words) -> str:
    """What is chosen by an option."""
    return say(f"home-option-{option.name}")


def called(option: Option, value: str, say: Words) -> str:
    """What a value of an option is called."""
    choice = f"{option.name}-{value}"
    return value if isinstance(option.choices, Range) else say(f"home-{choice}")


def called_in_short(option: Option, value: str, say: Words) -> str:
    """The same where there is little room: without what stands after a colon."""
    return called(option, value, say).partition(":")[0].strip()
