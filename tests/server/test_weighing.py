"""Positions are set up and weighed over HTTP; what cannot be is refused with the reason."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from qwixx.positions import parse
from qwixx.server import studying
from qwixx.tables.arranging import arranged
from qwixx.tables.exploring import EXPLORED, every_roll, weighed
from qwixx.tables.weighed import LONGEST_POSITION, SetUp, Weighed
from tests.server.answers import refusal
from tests.server.client import PATIENCE, Device, Json
from tests.server.hosted import hosted

POSITION = "classic; white 5 1; sheets r5 p1 | y2; dice 3 4 r2 y5 g1 b6"


def weigh(anna: Device, **asked: object) -> Json:
    """What the server says of a position by its text."""
    answer: Json = anna.get("/api/weigh", params=asked).raise_for_status().json()
    return answer


def set_up(anna: Device, **setup: object) -> Json:
    """What the server says of a position that is set up."""
    answer: Json = anna.post("/api/weigh", setup).raise_for_status().json()
    return answer


def test_every_choice_is_weighed_best_first(anna: Device) -> None:
    said = weigh(anna, position=POSITION)
    game, state = parse(POSITION)
    assert said["seat"] == 0
    assert {choice["action"] for choice in said["choices"]} == set(map(str, game.legal(state, 0)))
    chances = [choice["win"] for choice in said["choices"]]
    assert chances == sorted(chances, reverse=True)
    assert sum(chance["win"] for chance in said["before"]) == pytest.approx(1)
    assert parse(said["position"]) == (game, state)
    assert said["view"] == game.view(state).as_json()


def test_another_seat_has_choices_of_its_own(anna: Device) -> None:
    said = weigh(anna, position="classic; white 5 1; sheets r5 r8 | y2; dice 3 4 r2 y5 g1 b6", seat=1)
    assert said["seat"] == 1
    assert {choice["action"] for choice in said["choices"]} == {"pass", "r7", "y7", "g7", "b7"}
    hers = weigh(anna, position="classic; white 5 1; sheets r5 r8 | y2; dice 3 4 r2 y5 g1 b6", seat=0)
    assert "r7" not in {choice["action"] for choice in hers["choices"]}


def test_in_the_action_of_one_the_others_have_nothing_to_decide(anna: Device) -> None:
    position = "classic; colour 5 1; sheets r5 | y2; dice 3 4 r2 y5 g1 b6"
    assert weigh(anna, position=position, seat=1)["choices"] == []
    assert weigh(anna, position=position)["choices"] != []
    assert weigh(anna, position=position)["before"] == []


@pytest.mark.parametrize("game", EXPLORED)
def test_a_position_is_set_up_by_its_parts(anna: Device, game: str) -> None:
    said = set_up(anna, game=game, sheets=["-", "p2"], whites=[1, 2], coloured={"r": 6}, active=1)
    assert said["seat"] == 1
    assert (said["view"]["whites"], said["view"]["coloured"]["r"], said["view"]["active"]) == ([1, 2], 6, 1)
    assert said["view"]["sheets"] == ["-", "p2"]
    assert weigh(anna, position=said["position"], seat=1) == said


def test_the_die_of_a_closed_row_has_left(anna: Device) -> None:
    sheets = ["r2 r3 r4 r5 r6 r12", "-"]
    said = set_up(anna, game="classic", sheets=sheets, whites=[1, 2], coloured={"r": 6, "b": 2})
    assert said["view"]["coloured"] == {"y": 1, "g": 1, "b": 2}
    assert said["view"]["closed"] == [0]


@pytest.mark.parametrize("sheets", [["p4", "-"], ["r2 r3 r4 r5 r6 r12", "y2 y3 y4 y5 y6 y12"]])
def test_sheets_that_end_the_game_are_the_end(anna: Device, sheets: list[str]) -> None:
    said = set_up(anna, game="classic", sheets=sheets)
    assert (said["view"]["phase"], said["choices"]) == ("over", [])
    assert sum(chance["win"] for chance in said["before"]) == 1


def test_a_pawn_on_the_last_fields_begins_the_final_round(anna: Device) -> None:
    said = set_up(anna, game="board", sheets=["-", "-", "-"], pawns=[0, 40, 3])
    assert (said["view"]["pawns"], said["view"]["final_turns"]) == ([0, 40, 3], 2)
    assert set_up(anna, game="board", sheets=["-", "-"], pawns=[0, 4], final_turns=1)["view"]["final_turns"] == 0


def test_a_last_number_too_early_is_refused_by_its_rule(anna: Device) -> None:
    answer = anna.post("/api/weigh", {"game": "classic", "sheets": ["r2 r3 r12", "-"]})
    assert refusal(answer) == (422, "bad-setup")
    problem = answer.json()
    assert (problem["rule"], problem["facts"]) == ("lock-needs", {"mark": "r12", "need": "5", "have": "2"})
    assert "red 12" in problem["message"]


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"game": "cards", "sheets": ["-", "-"]}, "dice games"),
        ({"game": "classic", "sheets": ["-"] * 6}, "1 to 5 players"),
        ({"game": "classic", "sheets": ["x5"]}, "x5"),
        ({"game": "classic", "sheets": ["p5"]}, "4 boxes"),
        ({"game": "board", "sheets": ["-", "-"], "pawns": [3, 3]}, "one pawn"),
        ({"game": "board", "sheets": ["-", "-"], "pawns": [3, 99]}, "fields"),
        ({"game": "classic", "sheets": ["-"], "options": {"side": "x"}}, "side"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(anna: Device, setup: Json, said: str) -> None:
    answer = anna.post("/api/weigh", setup)
    assert refusal(answer) == (422, "bad-setup")
    assert said in answer.json()["message"]


@pytest.mark.parametrize(
    "text", ["nonsense", "classic", "classic; white 1 1; sheets r12 | -", "cards; first 0 -; sheets - | -"]
)
@pytest.mark.parametrize("path", ["/api/weigh", "/api/weigh/rolls"])
def test_a_text_that_is_no_position_is_refused(anna: Device, path: str, text: str) -> None:
    assert refusal(anna.get(path, params={"position": text})) == (422, "bad-setup")


def test_texts_and_faces_have_limits(anna: Device) -> None:
    assert refusal(anna.get("/api/weigh", params={"position": "x" * (LONGEST_POSITION + 1)})) == (422, "malformed")
    assert refusal(anna.get("/api/weigh")) == (422, "malformed")
    assert refusal(anna.post("/api/weigh", {"game": "classic", "sheets": ["-"], "whites": [7, 1]})) == (
        422,
        "malformed",
    )
    assert refusal(anna.post("/api/weigh", {"game": "classic", "sheets": ["-"], "answer": "r5"})) == (422, "malformed")


def test_every_white_sum_has_its_choices(anna: Device) -> None:
    said = anna.get("/api/weigh/rolls", params={"position": POSITION}).raise_for_status().json()
    assert [roll["sum"] for roll in said["rolls"]] == list(range(2, 13))
    assert sum(roll["ways"] for roll in said["rolls"]) == 36
    seven = said["rolls"][5]
    assert {choice["action"] for choice in seven["choices"]} == {"pass", "r7", "y7", "g7", "b7"}
    chances = [choice["win"] for choice in seven["choices"]]
    assert chances == sorted(chances, reverse=True)
    assert seven["win"] >= chances[0]  # who sees all dice does at least as well as with one plan for the sum
    later = "classic; colour 5 1; sheets r5 | y2; dice 3 4 r2 y5 g1 b6"
    assert anna.get("/api/weigh/rolls", params={"position": later}).json()["rolls"] == []


def test_alone_the_points_are_told() -> None:
    position = arranged(SetUp("classic", ["r2 r3"], whites=[2, 2]))
    said = weighed(position)
    assert all(choice.win is None and choice.margin is not None for choice in said.choices)
    assert all(roll.margin is not None for roll in every_roll(position).rolls)


def test_what_can_be_chosen_is_told(anna: Device) -> None:
    said = weigh(anna, position=POSITION)
    assert said["players"] == [1, 5]
    assert "deluxe" not in said["games"]
    assert "board" in said["games"]


def test_whoever_asks_for_much_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = Event(), Event()

    def slow(text: str, seat: int | None) -> Weighed:
        begun.set()
        assert go_on.wait(PATIENCE)
        return weighed(parse(text), seat)

    monkeypatch.setattr(studying, "weighed_text", slow)
    with hosted(tmp_path, address_studies=1) as server, ThreadPoolExecutor() as others:
        first = others.submit(weigh, Device(server.url), position=POSITION)
        assert begun.wait(PATIENCE)
        answer = server.anna.get("/api/weigh", params={"position": POSITION})
        go_on.set()
        assert refusal(answer) == (429, "slow-down")
        assert first.result()["choices"]
        assert weigh(server.anna, position=POSITION)["choices"]
