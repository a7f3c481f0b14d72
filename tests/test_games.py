"""The registry: every game by its id, for the players and with the options of RULES.md."""

from pathlib import Path

import pytest

import qwixx
from qwixx import boards
from qwixx.games import GAMES, Option, Value, game
from qwixx.rules.dice import DiceGame
from qwixx.rules.errors import QwixxError, SetupError, UnknownGame, UnknownOption, WrongPlayers
from qwixx.rules.match import Match
from qwixx.rules.track import Field, Track

PLAYERS = {"classic": (1, 5), "deluxe": (2, 8), "board": (2, 4), "cards": (2, 5), "cards-jokers": (2, 5)}
SIDE = "r3/1 g12/1 y4/2 b9/5 r7/19 r12/20"


def test_there_are_five_games() -> None:
    assert tuple(GAMES) == ("classic", "deluxe", "board", "cards", "cards-jokers")


def test_the_registry_is_what_the_package_offers() -> None:
    assert qwixx.GAMES is GAMES
    assert qwixx.game is game


@pytest.mark.parametrize("name", GAMES)
def test_a_game_knows_its_id_and_its_version(name: str) -> None:
    assert game(name).id == name
    assert game(name).version == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_for_as_many_players_as_its_rules_say(name: str) -> None:
    few, many = PLAYERS[name]
    assert game(name).players == range(few, many + 1)
    for seats in range(few, many + 1):
        assert game(name).start(seats).seats == seats


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_refused_to_any_other_number_of_players(name: str) -> None:
    few, many = PLAYERS[name]
    for seats in (-1, 0, few - 1, many + 1, 100):
        with pytest.raises(WrongPlayers, match=f"^{name} is for {few} to {many} players, not {seats}\\.$"):
            game(name).start(seats)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_page_of_rules(name: str) -> None:
    page = Path(__file__).parents[1] / "docs" / "rules" / f"{name}.md"
    assert page.read_text(encoding="utf-8").startswith("# ")


@pytest.mark.parametrize("name", GAMES)
def test_the_same_game_is_equal_to_itself(name: str) -> None:
    assert game(name) == game(name)
    assert hash(game(name)) == hash(game(name))
    assert [other for other in GAMES if game(other) == game(name)] == [name]


# -- options -----------------------------------------------------------------------------------------------------------


def test_the_options_are_the_length_of_a_match_and_the_side_of_the_board() -> None:
    assert {name: entry.options for name, entry in GAMES.items()} == {
        "classic": (),
        "deluxe": (Option("games", "5", "1-5"),),
        "board": (Option("side", "our-spiral", "our-spiral or our-zigzag"),),
        "cards": (),
        "cards-jokers": (),
    }


@pytest.mark.parametrize("name", GAMES)
def test_without_options_a_game_has_its_defaults(name: str) -> None:
    assert game(name).options == tuple((option.name, option.default) for option in GAMES[name].options)


@pytest.mark.parametrize("games", [1, 2, 3, 4, 5, "1", "5"])
def test_a_match_has_one_to_five_games(games: Value) -> None:
    match = game("deluxe", games=games)
    assert isinstance(match, Match)
    assert match.options == (("games", str(games)),)
    assert match.tables.games == int(str(games))


@pytest.mark.parametrize("games", [0, 6, -1, "", "five", "1.0", " 1", "01", "٣"])
def test_a_match_of_any_other_length_is_refused(games: Value) -> None:
    with pytest.raises(UnknownOption, match=f"^A match has 1 to 5 games, not '{games}'\\.$"):
        game("deluxe", games=games)


@pytest.mark.parametrize("side", boards.SHIPPED)
def test_a_board_has_the_side_that_is_named(side: str) -> None:
    book = game("board", side=side)
    assert isinstance(book, DiceGame)
    assert book.track == boards.shipped(side)
    assert book.options == (("side", side),)


def test_a_board_may_have_a_side_of_ones_own() -> None:
    track = Track("mine", tuple(Field("r", number, number) for number in range(2, 13)))
    by_track, by_text = game("board", side=track), game("board", side=str(track))
    assert by_track.options == by_text.options == (("side", str(track)),)
    assert by_track.tables == by_text.tables


def test_the_same_side_has_one_way_to_be_written() -> None:
    assert game("board", side=SIDE.replace(" ", "  ").replace("r3/1", "r03/01")).options == (("side", SIDE),)


# -- refusals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "chess", "Classic", "classic ", "cards_jokers"])
def test_an_unknown_game_is_refused(name: str) -> None:
    known = "classic, deluxe, board, cards, cards-jokers"
    with pytest.raises(UnknownGame, match=f"^There is no game '{name}'; there are {known}\\.$"):
        game(name)


@pytest.mark.parametrize("option", ["games", "players", "Side", "", "self", "name"])
def test_an_unknown_option_is_refused(option: str) -> None:
    with pytest.raises(UnknownOption, match=f"^There is no option '{option}'; board has the option side\\.$"):
        game("board", **{option: "1"})
    with pytest.raises(UnknownOption, match=f"^There is no option '{option}'; classic has no options\\.$"):
        game("classic", **{option: "1"})


@pytest.mark.parametrize("side", ["", "our-circle", "Our-Spiral", "spiral.toml", 1])
def test_an_unknown_side_is_refused(side: Value) -> None:
    with pytest.raises(UnknownOption, match=f"^There is no side '{side}'; there are our-spiral, our-zigzag\\.$"):
        game("board", side=side)


@pytest.mark.parametrize(
    ("side", "reason"),
    [
        ("r2/1", "1 fields; a track has 6 to 200."),
        ("/etc/passwd", "'/etc/passwd' is not a field; write colour, number / points, like g10/1."),
        (SIDE.replace("y4/2", "y4/0"), "field 3: 0 points; they go from 1 to 20."),
    ],
)
def test_a_side_that_cannot_be_played_on_is_refused(side: str, reason: str) -> None:
    with pytest.raises(UnknownOption) as caught:
        game("board", side=side)
    assert str(caught.value) == f"The side cannot be played on: {reason}"


def test_every_refusal_of_the_registry_is_a_setup_error() -> None:
    assert issubclass(UnknownGame, SetupError)
    assert issubclass(UnknownOption, SetupError)
    assert issubclass(WrongPlayers, SetupError)
    assert issubclass(SetupError, QwixxError)
