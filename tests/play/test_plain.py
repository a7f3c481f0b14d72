"""The plain mode: whole games as transcripts, and every wrong thing that can be typed."""

import json
import re
import sys

import pytest

from qwixx.cli.play.saves import Saves
from qwixx.cli.play.seats import LocalSeat
from qwixx.cli.play.session import Session
from qwixx.games import GAMES, game
from qwixx.players.registry import names
from qwixx.words.language import LANGUAGES, words
from tests.commands import Run
from tests.play.conftest import Typing
from tests.play.people import ADA, play_on
from tests.play.transcripts import COMMANDS, FOLDER, transcript, typed_in
from tests.soak import covering

QWIXX = [sys.executable, "-c", "from qwixx.cli import main; main()"]
ALONE = ("play", "classic", "--seat", "Ada", "--seed", 1)
TOGETHER = ("play", "classic", "--seat", "Ada", "--seat", "Ben", "--seed", 1)

THERE = f"{', '.join(names())}, and greedy:0 to greedy:99."
NEAR_GREEDY = f"There is no player 'gredy'; did you mean greedy? There are {THERE}"


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", COMMANDS)
def test_the_golden_transcript_is_the_same_again(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    line = text.split("\n")[0].removeprefix("$ ")
    assert line == COMMANDS[name]
    assert transcript(line, typed_in(text)) == text


def test_every_game_has_a_transcript_and_none_is_left_over() -> None:
    assert sorted(file.stem for file in FOLDER.iterdir()) == sorted(COMMANDS)
    assert {line.split()[2] for line in COMMANDS.values()} == set(GAMES)


@pytest.mark.parametrize(("name", "lang"), covering(GAMES, LANGUAGES))
def test_the_rules_of_every_game_are_one_page_in_every_language(name: str, lang: str, typing: Typing) -> None:
    out = typing("h\n", "play", name, "--seat", "Ada", "--seat", "Ben", "--seed", 1, "--lang", lang).out
    page = out[out.index("> h\n") :].split("\n")[1:-3]
    assert 24 <= len(page) <= 44
    assert all(len(line) < 80 for line in page)


@pytest.mark.parametrize(
    ("name", "option", "told", "not_told"),
    [
        ("classic", "locks=announced", "lock-announced", "together-white"),
        ("classic", "locks=sealed", "together-white", "lock-announced"),
        ("cards", "jokers=yes", "joker-colour", "lock-announced"),
        ("cards", "jokers=no", "play-skip", "joker-colour"),
        ("mixx-a", "locks=sealed", "mixx-a", "crossing-order"),
        ("mixx-b", "locks=sealed", "mixx-b", "lock-five"),
    ],
)
def test_the_rules_are_those_of_the_game_as_it_is_played(
    name: str, option: str, told: str, not_told: str, typing: Typing
) -> None:
    page = " ".join(typing("h\n", "play", name, "-o", option, "--seat", "Ada", "--seat", "Ben").out.split())
    assert words("en")(f"rules-{told}") in page
    assert words("en")(f"rules-{not_told}") not in page


# -- taking back -------------------------------------------------------------------------------------------------------


def test_a_sealed_answer_can_be_taken_back_while_somebody_else_is_asked(typing: Typing, saves: Saves) -> None:
    out = typing("u\npass\nu\n", *TOGETHER).out
    first, second = ("Ada", "Ben") if "Ada begins." in out else ("Ben", "Ada")
    assert f"{first}> u\nThere is nothing to take back.\n{first}> pass\nYour answer is sealed." in out
    assert f"{second}> u\n{first} takes the answer back.\n" in out
    record = saves.load("classic-1").record
    assert record
    assert len(record.events) == 2


def test_what_is_sealed_is_not_shown_before_all_have_answered(typing: Typing) -> None:
    out = typing("pass\n", *TOGETHER).out
    assert " passes" not in out
    assert "passes" in typing("pass\npass\n", *TOGETHER).out


# -- before the game ---------------------------------------------------------------------------------------------------


def test_with_nothing_given_one_is_asked_and_enter_takes_what_is_proposed(typing: Typing, saves: Saves) -> None:
    assert typing("\n\nAda\n\n\n", "play").code == 0
    record = saves.load("classic-1").record
    assert record
    assert (record.names, saves.load("classic-1").levels) == (("Ada", "Emma"), (None, "normal"))


def test_wrong_answers_to_these_questions_are_asked_again(typing: Typing, saves: Saves) -> None:
    out = typing("9\nx\n5\n3\n2\n\nAda,Ada\nAda,,Ben\nA,B,C,D,E\nAda,  Ben \n5\n1\n1\n", "play").out
    assert out.count("Possible: 1–6") == 2
    assert "Side of the board\n  1 Spiral\n  2 Zigzag\nNumber [1] 3\nPossible: 1–2\nNumber [1] 2\n" in out
    assert out.count("Names of 1 to 4 players, all different, with commas between them.") == 3
    assert "Possible: 0–2" in out
    assert saves.load("board-1").levels == (None, None, "easy")
    record = saves.load("board-1").record
    assert record
    assert record.game.options == (("side", "our-zigzag"), ("locks", "announced"))


@pytest.mark.parametrize(
    ("typed", "name", "options"),
    [
        ("2\n3\n2\nAda\n", "deluxe", {"games": "3", "locks": "sealed"}),
        ("6\n2\nAda\n", "cards", {"jokers": "yes"}),
        ("3\n\nAda\n", "mixx-a", {"locks": "announced"}),
    ],
)
def test_every_option_of_a_game_is_asked(
    typed: str, name: str, options: dict[str, str], typing: Typing, saves: Saves
) -> None:
    assert typing(f"{typed}1\n1\n", "play").code == 0
    record = saves.load(f"{name}-1").record
    assert record
    assert dict(record.game.options) == options


def test_a_game_by_its_name_begins_at_once(typing: Typing, saves: Saves) -> None:
    out = typing("", "play", "cards", "--lang", "de").out
    assert out.startswith("Das Kartenspiel: ")
    assert len(saves.load("cards-1").levels) == 2


@pytest.mark.parametrize("typed", ["", "1\n", "1\n\n", "1\n\nAda\n"])
def test_leaving_before_the_game_leaves_nothing_behind(typed: str, typing: Typing, saves: Saves) -> None:
    assert typing(typed, "play").code == 0
    assert saves.listed() == []


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("play", "chess"), "There is no game 'chess'; there are classic, deluxe, mixx-a, mixx-b, board, cards."),
        (("play", "cards", "--seat", "Ada"), "cards is for 2 to 5 players, not 1."),
        (("play", "--option", "games=2"), "--option needs a game: name it first."),
        (("play", "classic", "--seat", "bot:gredy"), NEAR_GREEDY),
        (("play", "classic", "--lang", "nl"), "There is no language 'nl'; there are en, it, de, fr, es."),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(arguments: tuple[str, ...], why: str, typing: Typing) -> None:
    assert typing("", *arguments) == Run(2, "", f"qwixx: {why}\n")


# -- leaving, and going on ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["", "q\n", "quit\n", "no end of line"])
def test_whoever_leaves_is_told_how_to_go_on(typed: str, typing: Typing) -> None:
    run = typing(typed, *ALONE)
    assert (run.code, run.err) == (0, "")
    assert run.out.endswith("The game is saved. To go on: qwixx resume classic-1\n")


def test_a_game_is_gone_on_with_where_it_was_left(typing: Typing) -> None:
    left = typing("pass\n", *ALONE).out.split("\n")
    again = typing("", "resume").out.split("\n")
    asked = [place for place, line in enumerate(left) if line == ""][1]
    assert again[0] == "The original goes on: Ada."
    assert again[3:] == left[asked:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_gone_on_with_is_told(lang: str, typing: Typing, saves: Saves) -> None:
    say = words(lang)
    assert typing("", "resume", "--lang", lang) == Run(1, "", f"qwixx: {say('play-trouble-none')}\n")
    typing("", *ALONE)
    session = Session.resume("classic-1", saves)
    told = say("play-trouble-in-use", name="classic-1")
    assert typing("", "resume", "classic-1", "--lang", lang) == Run(1, "", f"qwixx: {told}\n")
    play_on(session).close()
    told = say("play-trouble-finished", name="classic-1")
    assert typing("", "resume", "classic-1", "--lang", lang) == Run(1, "", f"qwixx: {told}\n")


def test_saved_games_are_listed(typing: Typing, saves: Saves) -> None:
    assert typing("", "games", "--saved").out == "No saved games yet. A new one: qwixx play\n"
    typing("", *TOGETHER)
    play_on(Session.new(game("cards"), [ADA, LocalSeat("Emma", "easy")], saves)).close()
    (saves.folder / "broken.qwixx").write_text("qwixx save 1\n")
    out = typing("", "games", "--saved").out
    assert [line.split()[0] for line in out.split("\n")[1:4]] == ["broken", "cards-1", "classic-1"]
    assert "finished" in out
    assert "turn 1" in out
    assert "\nThe saved game broken is damaged: line 2, column 1: the checksum does not fit" in out


def test_the_list_of_saved_games_is_json_too(typing: Typing, saves: Saves) -> None:
    typing("", *TOGETHER)
    (saves.folder / "broken.qwixx").write_text("?")
    broken, game_left = json.loads(typing("", "games", "--saved", "--json").out)["saved"]
    assert (broken["name"], broken["state"]) == ("broken", "damaged")
    del game_left["when"]
    seats = [{"name": "Ada", "level": None}, {"name": "Ben", "level": None}]
    expected = {"name": "classic-1", "state": "unfinished", "game": "classic", "seats": seats, "turn": 1}
    expected["options"] = {"locks": "announced"}
    assert game_left == expected


def test_a_saved_game_is_shown_checked_and_verified_like_a_record(typing: Typing, saves: Saves) -> None:
    typing("pass\n", *ALONE)
    file = saves.folder / "classic-1.qwixx"
    by_name, by_file = typing("", "replay", "classic-1"), typing("", "replay", file)
    assert by_name == by_file
    assert by_name.code == 0
    assert "Ada passes." in by_name.out
    assert typing("", "check", file).code == typing("", "verify", file).code == 0
    for command in ("check", "verify"):
        named, filed = typing("", command, "classic-1"), typing("", command, file)
        assert named == filed._replace(out=filed.out.replace(str(file), "classic-1"))
        assert typing("", command, "classic-7").err == "qwixx: classic-7 cannot be read: No such file or directory.\n"
    file.write_bytes(file.read_bytes() + b"#")
    assert typing("", "check", file).code == typing("", "verify", file).code == typing("", "replay", file).code == 1


# -- hints -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["i", "hint"])
def test_a_hint_tells_every_choice_with_its_chance_and_the_best_first(typed: str, typing: Typing) -> None:
    out = typing(f"{typed}\n", *TOGETHER, "--lang", "en").out
    told = out[out.index(f"> {typed}\n") :].split("\n")[1:]
    lines = [line for line in told if line.startswith("  ")]
    shares = [float(found[1]) for line in lines if (found := re.search(r": (\d+\.\d)%", line))]
    assert len(shares) == len(lines) > 2
    assert shares == sorted(shares, reverse=True)
    assert any("skips" in line for line in lines)


def test_a_hint_decides_nothing(typing: Typing) -> None:
    asked, straight = typing("i\npass\n", *TOGETHER).out, typing("pass\n", *TOGETHER).out
    assert asked.split("\n")[-4:-2] == straight.split("\n")[-4:-2]
