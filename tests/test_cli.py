"""The command line, which is also the contract for scripts."""

import json
import re
from pathlib import Path

import pytest

import qwixx
from qwixx import records
from qwixx.cli.seeds import seed_digits
from qwixx.fairness import commitment
from qwixx.games import GAMES, game
from qwixx.players import BUILT_IN, LEVELS
from qwixx.words.language import LANGUAGES, Words
from tests.commands import Command, Run
from tests.golden_games import FOLDER, played

SIMULATED = ["game", "players", "games", "seed", "turns_mean", "score_mean", "games_per_second"]
BOARD = Path(qwixx.__file__).parent / "boards" / "our-spiral.toml"
COLOUR_CODES = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9\d|10\d)[;m]")


def good(run: Run) -> str:
    """The output of a command that did what it was asked."""
    assert run.err == ""
    assert run.code == 0
    return run.out


def as_json(run: Run) -> dict[str, object]:
    """The one JSON document that a command printed."""
    assert run.err == ""
    assert run.out.count("\n") == 1
    found = json.loads(run.out)
    assert isinstance(found, dict)
    return found


def complaint(run: Run) -> str:
    """The one line about wrong usage."""
    assert run.code == 2
    assert run.out == ""
    assert run.err.startswith("qwixx: ")
    assert run.err.count("\n") == 1
    assert run.err.endswith("\n")
    return run.err.removeprefix("qwixx: ").rstrip("\n")


# -- games -------------------------------------------------------------------------------------------------------------


def test_the_version(command: Command) -> None:
    assert good(command("--version")) == f"qwixx {qwixx.__version__}\n"


def test_help_names_every_command(command: Command) -> None:
    out = good(command("--help"))
    assert all(name in out for name in ("games", "players", "simulate", "check", "verify", "replay", "watch"))


@pytest.mark.parametrize("name", ["games", "players", "simulate", "check", "verify", "replay", "watch"])
def test_every_command_has_help(command: Command, name: str) -> None:
    assert f"qwixx {name}" in good(command(name, "--help"))


def test_games_as_json(command: Command) -> None:
    run = command("games", "--json")
    locks = {"default": "announced", "choices": {"kind": "names", "names": ["announced", "sealed"]}}
    games = {"default": "5", "choices": {"kind": "range", "first": 1, "last": 5}}
    side = {"default": "our-spiral", "choices": {"kind": "board", "names": ["our-spiral", "our-zigzag"]}}
    jokers = {"default": "no", "choices": {"kind": "names", "names": ["no", "yes"]}}
    rows = [
        {"id": "classic", "players": [1, 5], "minutes": 15, "options": {"locks": locks}},
        {"id": "deluxe", "players": [2, 8], "minutes": 15, "options": {"games": games, "locks": locks}},
        {"id": "mixx-a", "players": [1, 5], "minutes": 15, "options": {"locks": locks}},
        {"id": "mixx-b", "players": [1, 5], "minutes": 15, "options": {"locks": locks}},
        {"id": "board", "players": [2, 4], "minutes": 20, "options": {"side": side, "locks": locks}},
        {"id": "cards", "players": [2, 5], "minutes": 15, "options": {"jokers": jokers}},
    ]
    assert as_json(run) == {"games": rows}
    assert run.code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_in_every_language(command: Command, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    out = good(command("games", "--lang", lang))
    say = Words(lang)
    for name in GAMES:
        few, many, minutes = game(name).players[0], game(name).players[-1], game(name).descriptor.minutes
        row = rf"^{name} +{re.escape(say(f'game-{name}'))} +{few}-{many} +{minutes}( |$)"
        assert re.search(row, out, re.MULTILINE)
    for heading in ("id", "name", "players", "minutes", "options"):
        assert say(f"column-{heading}") in out.partition("\n")[0]
    assert "games = 1-5 (5)" in out
    assert "side = our-spiral or our-zigzag (our-spiral)" in out


# -- players -----------------------------------------------------------------------------------------------------------


def test_players_as_json(command: Command) -> None:
    run = command("players", "--json")
    rows = as_json(run)["players"]
    assert isinstance(rows, list)
    assert run.code == 0
    assert [(row["name"], row["kind"]) for row in rows][: len(LEVELS) + 4] == [
        *((level, "level") for level in LEVELS),
        ("random", "built-in"),
        ("greedy", "built-in"),
        ("careful", "built-in"),
        ("solo", "built-in"),
    ]
    assert rows[len(LEVELS)] == {
        "name": "random",
        "kind": "built-in",
        "package": None,
        "description": "leaves everything to chance",
        "problem": None,
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_in_every_language(command: Command, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    out, say = good(command("players", "--lang", lang)), Words(lang)
    for name in LEVELS:
        assert re.search(rf"^{name} +{say('kind-level')} +{re.escape(say(f'level-{name}'))} *$", out, re.MULTILINE)
    for name in BUILT_IN:
        assert re.search(rf"^{name} +{say('kind-built-in')} +{re.escape(say(f'player-{name}'))} *$", out, re.MULTILINE)


# -- simulate ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_simulate_plays_every_game_and_the_same_seed_gives_the_same_means(command: Command, name: str) -> None:
    most = game(name).players[-1]
    runs = [command("simulate", name, "--players", most, "--games", 50, "--seed", 7, "--json") for _ in range(2)]
    one, two = map(as_json, runs)
    assert [run.code for run in runs] == [0, 0]
    assert list(one) == SIMULATED
    assert [one[key] for key in SIMULATED[:4]] == [name, most, 50, 7]
    speeds = one.pop("games_per_second"), two.pop("games_per_second")
    assert all(isinstance(speed, float) and speed > 0 for speed in speeds)
    assert one == two
    other = as_json(command("simulate", name, "--players", most, "--games", 50, "--seed", 8, "--json"))
    assert other["score_mean"] != one["score_mean"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulate_says_the_means_in_every_language(command: Command, lang: str) -> None:
    means = as_json(command("simulate", "classic", "--games", 100, "--json"))
    out = good(command("simulate", "classic", "--games", 100, "--lang", lang))
    assert out.count("\n") == 1
    point = "." if lang == "en" else ","
    assert f"{means['turns_mean']:.2f}".replace(".", point) in out
    assert f"{means['score_mean']:.2f}".replace(".", point) in out


def test_simulate_takes_options(command: Command) -> None:
    one = as_json(command("simulate", "deluxe", "-o", "games=1", "--games", 200, "--json"))
    five = as_json(command("simulate", "deluxe", "--games", 200, "--json"))
    assert isinstance(one["turns_mean"], float)
    assert isinstance(five["turns_mean"], float)
    assert five["turns_mean"] > 2 * one["turns_mean"]
    by_file = as_json(command("simulate", "board", "-o", f"side={BOARD}", "--games", 50, "--json"))
    by_name = as_json(command("simulate", "board", "-o", "side=our-spiral", "--games", 50, "--json"))
    assert by_file["score_mean"] == by_name["score_mean"]


# -- check -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_check_says_that_a_golden_game_is_valid(command: Command, name: str) -> None:
    file = FOLDER / f"{name}.txt"
    assert as_json(command("check", file, "--json")) == {"file": str(file), "kind": "record", "valid": True}
    events = len(records.parse(file.read_bytes()).events)
    assert good(command("check", file)) == f"{file}: valid record: {name}, 4 players, {events} events, finished.\n"


def test_check_says_that_a_game_is_not_finished(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text("qwixx record 1\ngame: classic\nrules: 1\nseat 1: A\n\nfirst 1", encoding="utf-8")
    assert good(command("check", file)) == f"{file}: valid record: classic, 1 player, 1 events, not finished yet.\n"


def test_check_reads_a_board(command: Command) -> None:
    assert good(command("check", BOARD)) == f"{BOARD}: valid board: our-spiral, 40 fields.\n"
    assert as_json(command("check", BOARD, "--json")) == {"file": str(BOARD), "kind": "board", "valid": True}


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("qwixx record 1\nrules: 1\n", {"line": 2, "column": 1}, "the header has no 'seat 1: …'."),
        ("{\n 1}", {"line": 2, "column": 2}, "it is not JSON: Expecting property name enclosed in double quotes."),
        ('name = "a"\nfield = 1\n', {"line": 2}, "'field' is unknown; a board has a name and fields."),
        ("", {"line": None}, "0 fields; a track has 6 to 200."),
    ],
)
def test_check_says_what_is_wrong_where(
    command: Command, tmp_path: Path, text: str, place: dict[str, int | None], reason: str
) -> None:
    file = tmp_path / "wrong"
    file.write_text(text, encoding="utf-8")
    kind = "record" if "column" in place else "board"
    run = command("check", file, "--json")
    assert as_json(run) == {"file": str(file), "kind": kind, "valid": False, "reason": reason} | place
    assert run.code == 1
    where = ", ".join(f"{key} {value}" for key, value in place.items() if value)
    told = f"{where}: {reason}" if where else reason
    assert command("check", file) == Run(1, f"{file}: not a valid {kind}: {told}\n", "")


@pytest.mark.parametrize(
    "data",
    [b"\x7fELF\0\0", b"\xff\xfe{", b"{" * 5000, bytes(2_000_000), "qwixx Ω".encode()],
    ids=["program", "text in another encoding", "nested", "long", "not a record"],
)
def test_check_refuses_any_other_file_with_exit_code_1(command: Command, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "other"
    file.write_bytes(data)
    run = command("check", file, "--json")
    assert as_json(run)["valid"] is False
    assert run.code == 1
    assert command("replay", file).code == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_check_in_every_language(command: Command, tmp_path: Path, lang: str) -> None:
    say = Words(lang)
    assert say("valid-board", name="our-spiral", fields=40) in good(command("check", BOARD, "--lang", lang))
    file = tmp_path / "empty"
    file.touch()
    run = command("check", file, "--lang", lang)
    assert run == Run(1, f"{file}: {say('invalid-board', reason='0 fields; a track has 6 to 200.')}\n", "")


# -- replay ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_replay_draws_any_position_of_a_game(command: Command, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    file, record = FOLDER / f"{name}.txt", played(name)
    total = len(record.events)
    for number in (0, 1, 2, 7, total // 2, total - 1, total):
        out = good(command("replay", file, "--at", number))
        scores = record.game.scores(records.fold(record, number))
        drawn = re.findall(rf"(?:{'|'.join(record.names)})  (-?\d+) points?", out)
        assert [int(points) for points in drawn] == list(scores)
        assert (f"Event {number} of {total}: {record.events[number - 1]}\n" in out) == (number > 0)
        assert ("wins!" in out or "A shared win" in out) == (number == total)
    assert good(command("replay", file)) == good(command("replay", file, "--at", total))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_in_every_language(command: Command, lang: str) -> None:
    total = len(played("board").events)
    out = good(command("replay", FOLDER / "board.txt", "--at", 1, "--lang", lang))
    assert Words(lang)("event", number=1, total=total) in out
    assert Words(lang)("phase-roll") in out


def test_replay_tells_who_took_moves_back(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game"
    header = "qwixx record 1\ngame: classic\nrules: 2\nseat 1: Ada\nseat 2: Ben\n\n"
    rolled = "first 1\nroll 1 4 r3 y2 g6 b6"
    file.write_text(f"{header}{rolled} | 1: r5 | 2: pass\nback 1 by 1 2\n1: pass", encoding="utf-8")
    assert "Ada  1 point" in good(command("replay", file, "--at", 4))
    out = good(command("replay", file, "--at", 5))
    assert "Ada  0 points" in out
    assert "Event 5 of 6: back 1 by 1 2\nAda and Ben undid moves: decision 1 is due again.\n" in out


def test_replay_shows_names_as_they_are(command: Command, tmp_path: Path) -> None:
    name = "[bold]:skull: [/] \\[x"
    file = tmp_path / "game"
    header = f"qwixx record 1\ngame: board\nrules: 1\nseat 1: {name}\nseat 2: B\n\n"
    file.write_text(f"{header}first 1", encoding="utf-8")
    out = good(command("replay", file))
    assert out.count(name) == 3  # who begins, whose turn it is, whose sheet


def test_replay_refuses_a_wrong_record_with_exit_code_1(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "wrong"
    file.write_text("qwixx record 1\n", encoding="utf-8")
    for path, reason in (
        (file, "line 1, column 1: the header has no 'seat 1: …'."),
        (BOARD, "line 1, column 1: a record"),
    ):
        run = command("replay", path)
        assert (run.code, run.out, run.err.count("\n")) == (1, "", 1)
        assert run.err.startswith(f"qwixx: {path}: {reason}")


# -- colours -----------------------------------------------------------------------------------------------------------


def test_no_color_is_respected(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    file = FOLDER / "cards-jokers.txt"
    assert "\x1b" not in good(command("replay", file, "--at", 60))
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert COLOUR_CODES.search(good(command("replay", file, "--at", 60)))
    monkeypatch.setenv("NO_COLOR", "1")
    assert not COLOUR_CODES.search(good(command("replay", file, "--at", 60)))


def test_a_mixed_sheet_is_legible_without_colours(command: Command) -> None:
    out = good(command("replay", FOLDER / "mixx-a.txt", "--at", 1))
    rows = [" ".join(line.split()) for line in out.split("\n")]
    assert "1 y2 y3 y4 b5 b6 b7 g8 g9 g10 r11 r12 □r 0" in rows
    assert "4 g12 g11 r10 r9 r8 r7 y6 y5 b4 b3 b2 □b 0" in rows


@pytest.mark.parametrize("width", ["1", "10", "40", "500"])
def test_a_terminal_of_any_width_will_do(command: Command, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    for name in GAMES:
        good(command("replay", FOLDER / f"{name}.txt"))
    good(command("games"))


# -- watch -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_watch_plays_every_game_to_its_end_and_saves_it(command: Command, tmp_path: Path, name: str) -> None:
    text, as_object = tmp_path / "game.txt", tmp_path / "game.json"
    short = ("-o", "games=2") if name == "deluxe" else ()
    arguments = ("watch", name, "--players", 3, "--seed", 11, "--fast", *short)
    first = good(command(*arguments, "--save", text))
    second = good(command(*arguments, "--save", as_object))
    again = Words("en")("again", seed="11")
    assert first.partition(again)[0] == second.partition(again)[0]
    assert again in first
    record = records.parse(text.read_bytes())
    assert records.parse(as_object.read_bytes()) == record
    assert as_object.read_bytes().startswith(b"{")
    assert (record.game.id, record.names, record.seed) == (name, ("Emma", "Max", "Laura"), seed_digits(11))
    assert record.commitment == commitment(seed_digits(11))
    assert command("verify", text).code == command("verify", as_object).code == 0
    state = records.fold(record)
    winners = [record.names[seat] for seat in record.game.winners(state)]
    assert Words("en")("winner", count=len(winners), names=", ".join(winners)) in first
    assert good(command("check", text)).endswith("events, finished.\n")
    assert good(command("replay", as_object)).strip().endswith("!")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_watch_in_every_language(command: Command, lang: str) -> None:
    say = Words(lang)
    out = good(command("watch", "board", "--seed", 3, "--fast", "--lang", lang))
    assert say("welcome", game=say("game-board")) in out
    assert say("turn", number=1, name="Max") in out or say("turn", number=1, name="Emma") in out
    assert say("again", seed="3") in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_watch_says_which_bot_is_who(command: Command, lang: str) -> None:
    say = Words(lang)
    named = ("--bot", "greedy:0", "--bot", "random")
    out = good(command("watch", "--fast", "--seed", 1, "--lang", lang, *named))
    lines = [say("watch-who", name="Emma", bot="greedy:0"), say("watch-who", name="Max", bot="random")]
    assert out.splitlines()[1:3] == lines
    unnamed = good(command("watch", "--fast", "--seed", 1, "--players", 1, "--lang", lang)).splitlines()
    assert unnamed[1] == say("watch-who", name="Emma", bot="greedy")


@pytest.mark.parametrize(
    ("players", "bots", "line"),
    [
        (2, ["random"], "1 bot is named for 2 seats."),
        (1, ["random", "random"], "2 bots are named for 1 seat."),
    ],
)
def test_watch_counts_bots_and_seats_in_words(command: Command, players: int, bots: list[str], line: str) -> None:
    run = command("watch", "--players", players, *(word for bot in bots for word in ("--bot", bot)))
    assert (run.code, run.out, run.err) == (2, "", f"qwixx: {line}\n")


@pytest.mark.parametrize(
    ("lang", "alone"),
    [
        ("en", "with 1 player:"),
        ("it", "con 1 giocatore:"),
        ("de", "allein:"),
        ("fr", "en solitaire :"),
        ("es", "con 1 jugador:"),
    ],
)
def test_one_player_is_not_several(command: Command, lang: str, alone: str) -> None:
    assert alone in good(command("simulate", "classic", "--players", 1, "--games", 10, "--lang", lang)).replace(
        "\u202f", " "
    ).replace("\xa0", " ")


def test_watch_takes_bots_and_a_side_from_a_file(command: Command, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    arguments = ("--bot", "random", "--bot", "greedy:0", "--bot", "greedy", "-o", f"side={BOARD}", "--save", saved)
    good(command("watch", "board", "--fast", *arguments))
    record = records.parse(saved.read_bytes())
    assert len(record.names) == 3
    assert record.game.options[0][1].startswith("y3/1 r3/1 b11/2")


def test_watch_says_where_the_record_is_in_one_piece(command: Command, tmp_path: Path) -> None:
    for name in ("x" * 120, "[red]", ":skull:", "[/x]"):
        saved = tmp_path / f"{name}.txt"
        saved.parent.mkdir(parents=True, exist_ok=True)
        assert f"The record is in {saved}.\n" in good(command("watch", "--fast", "--seed", 1, "--save", saved))
        assert saved.is_file()
