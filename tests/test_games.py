"""The registry: every game by its id, for the players and with the options of RULES.md."""

from dataclasses import replace
from pathlib import Path

import pytest

import qwixx
from qwixx import boards
from qwixx.games import GAMES, NEWEST, Value, descriptor, game, game_by
from qwixx.rules.dice import DiceGame
from qwixx.rules.errors import QwixxError, SetupError, UnknownGame, UnknownOption, WrongPlayers
from qwixx.rules.layout import CLASSIC, parse_layout, plain_row
from qwixx.rules.layouts import MIXX_A
from qwixx.rules.match import Match
from qwixx.rules.options import Board, Names, Option, Range
from qwixx.rules.track import Field, Track

PLAYERS = {
    "classic": (1, 5),
    "deluxe": (2, 8),
    "mixx-a": (1, 5),
    "mixx-b": (1, 5),
    "board": (2, 4),
    "cards": (2, 5),
}
LOCKS = Option("locks", "announced", Names(("announced", "sealed")))
SIDE = "r3/1 g12/1 y4/2 b9/5 r7/19 r12/20"


def test_there_are_six_games() -> None:
    assert tuple(GAMES) == ("classic", "deluxe", "mixx-a", "mixx-b", "board", "cards") == tuple(PLAYERS)


def test_the_registry_is_what_the_package_offers() -> None:
    assert qwixx.GAMES is GAMES
    assert qwixx.game is game


@pytest.mark.parametrize("name", GAMES)
def test_a_game_knows_its_id_and_its_version(name: str) -> None:
    assert game(name).id == name
    assert game(name).version == NEWEST == 2


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


def test_a_phase_that_a_game_does_not_have_is_named() -> None:
    assert descriptor("cards").phase("take").name == "take"
    with pytest.raises(SetupError, match=r"^classic has no phase 'take'\.$"):
        descriptor("classic").phase("take")


# -- options -----------------------------------------------------------------------------------------------------------


def test_the_options_are_those_of_the_rules_with_typed_choices() -> None:
    assert {name: descriptor(name).options for name in GAMES} == {
        "classic": (LOCKS,),
        "deluxe": (Option("games", "5", Range(1, 5)), LOCKS),
        "mixx-a": (LOCKS,),
        "mixx-b": (LOCKS,),
        "board": (Option("side", "our-spiral", Board(("our-spiral", "our-zigzag"))), LOCKS),
        "cards": (Option("jokers", "no", Names(("no", "yes"))),),
    }


@pytest.mark.parametrize(
    ("choices", "allowed", "refused"),
    [
        (Names(("no", "yes")), ["no", "yes"], ["", "No", "maybe", "no yes"]),
        (Range(1, 5), ["1", "5"], ["0", "6", "01", "1.0", "", "-1", "five"]),
        (Board(("our-spiral",)), ["our-spiral", SIDE], ["", "spiral"]),
    ],
)
def test_an_option_knows_what_can_be_chosen(
    choices: Names | Range | Board, allowed: list[str], refused: list[str]
) -> None:
    option = Option("thing", allowed[0], choices)
    assert [option.check(value) for value in allowed] == allowed
    for value in refused:
        with pytest.raises(UnknownOption, match=f"^The option thing is {choices}, not "):
            option.check(value)


@pytest.mark.parametrize("name", GAMES)
def test_without_options_a_game_has_its_defaults(name: str) -> None:
    assert game(name).options == tuple((option.name, option.default) for option in descriptor(name).options)


@pytest.mark.parametrize("games", [1, 2, 3, 4, 5, "1", "5"])
def test_a_match_has_one_to_five_games(games: Value) -> None:
    match = game("deluxe", games=games)
    assert isinstance(match, Match)
    assert match.options == (("games", str(games)), ("locks", "announced"))
    assert match.tables.games == int(str(games))


@pytest.mark.parametrize("games", [0, 6, -1, "", "five", "1.0", " 1", "01", "٣"])
def test_a_match_of_any_other_length_is_refused(games: Value) -> None:
    with pytest.raises(UnknownOption, match=f"^The option games is 1-5, not '{games}'\\.$"):
        game("deluxe", games=games)


@pytest.mark.parametrize("side", boards.SHIPPED)
def test_a_board_has_the_side_that_is_named(side: str) -> None:
    book = game("board", side=side)
    assert isinstance(book, DiceGame)
    assert book.descriptor.track == boards.shipped(side)
    assert book.options == (("side", side), ("locks", "announced"))


def test_a_board_may_have_a_side_of_ones_own() -> None:
    track = Track("mine", tuple(Field("r", number, number) for number in range(2, 13)))
    by_track, by_text = game("board", side=track), game("board", side=str(track))
    assert by_track.options == by_text.options == (("side", str(track)), ("locks", "announced"))
    assert by_track.tables == by_text.tables


def test_the_same_side_has_one_way_to_be_written() -> None:
    assert game("board", side=SIDE.replace(" ", "  ").replace("r3/1", "r03/01")).options[0] == ("side", SIDE)


@pytest.mark.parametrize("name", [name for name in GAMES if name != "cards"])
def test_every_dice_game_is_played_with_locks_announced_or_sealed(name: str) -> None:
    assert ("locks", "announced") in game(name).options
    assert ("locks", "sealed") in game(name, locks="sealed").options
    assert game(name, locks="sealed") != game(name)
    with pytest.raises(UnknownOption, match=r"^The option locks is announced or sealed, not 'loud'\.$"):
        game(name, locks="loud")


def test_jokers_are_an_option_of_the_card_game() -> None:
    assert game("cards", jokers="yes").options == (("jokers", "yes"),)
    assert game("cards", jokers="yes") != game("cards", jokers="no") == game("cards")


def test_the_card_game_with_jokers_is_found_by_its_earlier_id() -> None:
    assert game("cards-jokers") == game("cards", jokers="yes")
    assert "cards-jokers" not in GAMES


# -- other sheets ------------------------------------------------------------------------------------------------------

FIVE_ROWS = replace(CLASSIC, rows=(*CLASSIC.rows, plain_row("v", (2, 3, 4, 5, 6, 7, 8))))


@pytest.mark.parametrize("name", ["classic", "mixx-a", "mixx-b"])
def test_a_dice_game_is_played_on_another_sheet_that_it_names(name: str) -> None:
    book = game(name, sheet=FIVE_ROWS)
    assert (book.id, book.layout) == (name, FIVE_ROWS)
    assert book.options == (("locks", "announced"), ("sheet", str(FIVE_ROWS)))
    assert game(name, **dict(book.options)) == book


def test_a_game_on_its_own_sheet_does_not_name_it() -> None:
    assert game("mixx-a", sheet=MIXX_A) == game("mixx-a", sheet=str(MIXX_A)) == game("mixx-a")
    assert game("classic", sheet=CLASSIC) == game("classic")
    assert game("classic", sheet=MIXX_A) != game("mixx-a")


def test_a_sheet_that_is_none_is_refused() -> None:
    with pytest.raises(SetupError, match="'kitchen' is not a sheet; write rows like "):
        game("classic", sheet="kitchen")
    with pytest.raises(UnknownOption, match="There is no option 'sheet'"):
        game("deluxe", sheet=str(CLASSIC))


def test_the_sheet_of_the_option_is_read_as_its_text() -> None:
    assert game("classic", sheet=str(FIVE_ROWS)).layout == parse_layout(str(FIVE_ROWS)) == FIVE_ROWS


# -- versions of the rules ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["classic", "deluxe", "board"])
def test_before_version_2_no_lock_was_announced(name: str) -> None:
    assert ("locks", "sealed") in game_by(name, (), 1).options
    assert ("locks", "announced") in game_by(name, (), 2).options
    assert game_by(name, ()) == game_by(name, (), 2)


def test_what_a_record_of_version_1_chose_is_kept() -> None:
    assert game_by("deluxe", (("games", "2"),), 1) == game("deluxe", games=2, locks="sealed")
    assert game_by("board", (("side", SIDE),), 1) == game("board", side=SIDE, locks="sealed")
    assert game_by("cards", (), 1) == game("cards")
    assert game_by("cards-jokers", (), 1) == game("cards", jokers="yes")


def test_the_same_game_is_made_once() -> None:
    assert game_by("classic", (), 1) is game_by("classic", (), 1)


# -- refusals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "chess", "Classic", "classic ", "cards_jokers"])
def test_an_unknown_game_is_refused(name: str) -> None:
    known = "classic, deluxe, mixx-a, mixx-b, board, cards"
    with pytest.raises(UnknownGame, match=f"^There is no game '{name}'; there are {known}\\.$"):
        game(name)


@pytest.mark.parametrize("option", ["games", "players", "Side", "", "self", "name"])
def test_an_unknown_option_is_refused(option: str) -> None:
    with pytest.raises(UnknownOption, match=f"^There is no option '{option}'; board has the option side, locks\\.$"):
        game("board", **{option: "1"})
    with pytest.raises(UnknownOption, match=f"^There is no option '{option}'; classic has the option locks\\.$"):
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
