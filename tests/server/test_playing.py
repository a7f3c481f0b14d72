"""In the game: actions, sealed answers, taking back, bots that stand in, the clock, and the end."""

import pytest

from qwixx.fairness import promise, verify
from qwixx.games import GAMES
from qwixx.records import parse
from tests.server.client import OPEN, Client, Device, bot, me
from tests.server.test_lobby import refused

pytestmark = pytest.mark.anyio


async def started(anna: Device, ben: Device, game: str = "classic", **settings: object) -> tuple[Client, Client]:
    """Anna at seat 1, Ben at seat 2, and the first decision is due."""
    code = anna.open(game, [me("Anna"), OPEN], **settings)["code"]
    hers, his = await anna.join(code), await ben.join(code)
    await his.ask("sit", seat=1, name="Ben")
    await hers.ask("start")
    await his.until(lambda: his.table["status"] == "running" and his.position)
    return hers, his


async def answer_all(*players: tuple[Client, int]) -> None:
    """Everybody who is to act passes, or does the first thing possible, until the decision has changed."""
    step = players[0][0].position["step"]
    for client, seat in players:
        if client.position["step"] == step and client.you[seat]["legal"]:
            assert (await client.act(seat))["type"] == "ack"
    for client, _ in players:
        await client.until(lambda client=client: client.position["step"] > step)  # type: ignore[misc]


# -- sealed answers ----------------------------------------------------------------------------------------------------


async def test_an_answer_is_sealed_until_all_have_answered(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    action = hers.you[0]["legal"][-1]
    step, before = hers.position["step"], len(his.raw)
    await hers.act(0, action)
    await his.until(lambda: his.waiting == [1])
    assert his.messages[before] == {"type": "answered", "version": 3, "step": step, "waiting": [1], "you": []}
    assert hers.you[0]["answer"] == action
    await his.act(1, "pass")
    await hers.until(lambda: hers.position["step"] == step + 1)
    assert hers.events[-2 - (hers.position["view"]["phase"] == "white") :][:2] == [f"1: {action}", "2: pass"]


async def test_a_sealed_answer_can_be_taken_back_and_given_anew(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    step = hers.position["step"]
    await hers.act(0, "pass")
    assert await refused(hers, "act", seat=0, step=step, action="pass") == "answered"
    assert (await hers.ask("retract", seat=0, step=step))["type"] == "ack"
    await his.until(lambda: his.waiting == [0, 1] and his.messages[-1]["type"] == "answered")
    assert hers.you[0]["answer"] is None
    assert hers.you[0]["legal"]
    assert await refused(hers, "retract", seat=0, step=step) == "nothing-sealed"
    await answer_all((hers, 0), (his, 1))


async def test_several_seats_on_one_device(anna: Device) -> None:
    hers = await anna.join(anna.open("cards", [me("Anna"), me("Nonna"), me("Zia")])["code"])
    await hers.ask("start")
    await hers.until(lambda: len(hers.you) == 3)
    assert all(len(own["hand"]) == 4 for own in hers.you.values())


# -- order and repetition ----------------------------------------------------------------------------------------------


async def test_the_same_request_twice_is_one_move(anna: Device, ben: Device) -> None:
    hers, _ = await started(anna, ben)
    step = hers.position["step"]
    first = await hers.ask("act", id="once", seat=0, step=step, action="pass")
    hers.messages.remove(first)
    second = await hers.ask("act", id="once", seat=0, step=step, action="pass")
    assert (first["duplicate"], second["duplicate"], second["version"]) == (False, True, first["version"])


async def test_a_request_that_comes_again_after_the_game_went_on_is_known(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    step = hers.position["step"]
    first = await hers.ask("act", id="once", seat=0, step=step, action="pass")
    await his.act(1, "pass")
    await hers.until(lambda: hers.position["step"] > step)
    hers.messages.remove(first)
    version = hers.version
    assert (await hers.ask("act", id="once", seat=0, step=step, action="pass"))["duplicate"]
    assert hers.version == version


async def test_a_late_duplicate_does_not_undo_a_retraction(anna: Device, ben: Device) -> None:
    hers, _ = await started(anna, ben)
    step = hers.position["step"]
    first = await hers.ask("act", id="once", seat=0, step=step, action="pass")
    await hers.ask("retract", seat=0, step=step)
    hers.messages.remove(first)
    assert (await hers.ask("act", id="once", seat=0, step=step, action="pass"))["duplicate"]
    assert hers.you[0]["answer"] is None


async def test_two_tabs_of_one_device_see_the_same_and_make_one_move(anna: Device, ben: Device) -> None:
    hers, _ = await started(anna, ben)
    tab = await anna.join(hers.table["code"])
    assert (tab.you, tab.position["view"]) == (hers.you, hers.position["view"])
    step = hers.position["step"]
    await hers.act(0, "pass")
    await tab.until(lambda: tab.waiting == [1])
    assert await refused(tab, "act", seat=0, step=step, action="pass") == "answered"
    assert tab.you[0]["answer"] == "pass"


async def test_a_stale_move_is_refused(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    step = hers.position["step"]
    await answer_all((hers, 0), (his, 1))
    assert await refused(hers, "act", seat=0, step=step, action="pass") == "stale"
    assert await refused(hers, "retract", seat=0, step=step) == "stale"


async def test_what_is_not_ones_own_or_against_the_rules_is_refused(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    step = hers.position["step"]
    assert await refused(hers, "act", seat=1, step=step, action="pass") == "not-yours"
    assert await refused(hers, "act", seat=0, step=step, action="fly") == "malformed"
    answer = await hers.ask("act", seat=0, step=step, action="r13")
    assert (answer["code"], answer["rule"]) == ("illegal", "no-such-number")
    assert answer["facts"] == {"mark": "r13"}
    await answer_all((hers, 0), (his, 1))
    idle = 1 - hers.position["view"]["active"]
    client = (hers, his)[idle]
    assert await refused(client, "act", seat=idle, step=client.position["step"], action="pass") == "not-to-act"


# -- coming back -------------------------------------------------------------------------------------------------------


async def test_who_comes_back_finds_everything_in_one_snapshot(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    await hers.act(0, "pass")
    await hers.cut()
    await his.until(lambda: not his.table["seats"][0]["connected"])
    again = await anna.join(hers.table["code"])
    await again.ask("ping")
    assert [message["type"] for message in again.messages] == ["snapshot", "pong"]
    assert (again.you, again.position) == (
        hers.you,
        {**hers.position, "view": {**hers.position["view"], "waiting": [1]}},
    )


async def test_a_spectator_sees_what_is_public_and_can_do_nothing(anna: Device, ben: Device, carla: Device) -> None:
    hers, _ = await started(anna, ben, "cards")
    watching = await carla.join(hers.table["code"])
    assert (watching.messages[0]["mine"], watching.you) == ([], {})
    assert watching.position["view"] == hers.position["view"]
    assert watching.position["view"]["cards"]["hand"] == []
    step = watching.position["step"]
    assert await refused(watching, "act", seat=0, step=step, action="take 3") == "not-yours"
    assert await refused(watching, "takeback", seat=0, step=1) == "not-yours"
    assert await refused(watching, "hint", seat=0) == "not-yours"
    assert await refused(watching, "link", seat=0) == "not-yours"
    assert await refused(watching, "substitute", seat=0, level="easy") == "not-host"


# -- bots and the clock ------------------------------------------------------------------------------------------------


async def test_a_bot_stands_in_for_who_is_missing_until_they_take_the_seat_back(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    assert await refused(hers, "substitute", seat=1, level="easy") == "here"
    await his.close()
    await hers.until(lambda: not hers.table["seats"][1]["connected"])
    assert (await hers.ask("substitute", seat=1, level="easy"))["type"] == "ack"
    await hers.until(lambda: hers.waiting == [0])
    back = await ben.join(hers.table["code"])
    assert back.table["seats"][1]["stand_in"] == "easy"
    step = back.position["step"]
    assert await refused(back, "act", seat=1, step=step, action="pass") == "not-to-act"
    assert (await back.ask("resume", seat=1))["type"] == "ack"
    assert back.table["seats"][1]["stand_in"] == ""
    assert (await back.ask("retract", seat=1, step=step))["type"] == "ack"


async def test_the_clock_answers_for_who_does_not(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben, timer=5)
    assert hers.position["deadline"] is not None
    step = hers.position["step"]
    await hers.act(0, hers.you[0]["legal"][-1])
    await his.until(lambda: his.position["step"] == step + 1)
    assert "2: pass" in his.events
    assert his.position["deadline"] >= his.messages[0]["now"] + 5000


async def test_a_hint_is_a_legal_action_and_only_where_hints_are_allowed(anna: Device, ben: Device) -> None:
    hers, _ = await started(anna, ben)
    advice = await hers.ask("hint", seat=0)
    assert (advice["type"], advice["seat"]) == ("advice", 0)
    assert advice["action"] in hers.you[0]["legal"]
    assert await refused(hers, "hint", seat=1) == "not-yours"
    strict, _ = await started(anna, ben, hints=False)
    assert await refused(strict, "hint", seat=0) == "not-allowed"


# -- taking back what was settled --------------------------------------------------------------------------------------


async def test_what_was_settled_is_taken_back_if_all_agree_and_other_dice_come(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    step, before, events = hers.position["step"], hers.position["view"], len(hers.events)
    for _ in range(3):
        await answer_all((hers, 0), (his, 1))
    told = list(hers.events)
    assert (await hers.ask("takeback", seat=0, step=step))["type"] == "ack"
    await his.until(lambda: his.table["proposal"])
    proposal = {"number": his.version, "step": step, "absent": None, "agreed": [0], "asked": [1]}
    assert his.table["proposal"] == proposal
    assert (await his.consent(1))["type"] == "ack"
    await hers.until(lambda: hers.position["step"] == step)
    assert (hers.position["view"], hers.table["proposal"]) == (before, None)
    assert hers.events == his.events == [*told, f"back {step} by 1 2"]
    for _ in range(3):
        await answer_all((hers, 0), (his, 1))
    rolled = [event for event in told[events:] if event.startswith("roll")]
    assert [event for event in hers.events[len(told) :] if event.startswith("roll")] != rolled


async def test_one_who_declines_is_enough(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    await answer_all((hers, 0), (his, 1))
    version = (await hers.ask("takeback", seat=0, step=1))["version"]
    assert (await his.consent(1, agree=False))["version"] == version + 1
    assert await refused(his, "consent", seat=1, proposal=version, agree=True) == "no-proposal"
    assert hers.position["step"] == 2


async def test_a_move_ends_a_proposal(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben)
    await answer_all((hers, 0), (his, 1))
    await hers.ask("takeback", seat=0, step=1)
    active = hers.position["view"]["active"]
    await (hers, his)[active].act(active)
    await his.until(lambda: his.table["proposal"] is None)


async def test_alone_among_bots_a_takeback_needs_nobody_else(anna: Device) -> None:
    hers = await anna.join(anna.open(seats=[me("Anna"), bot()])["code"])
    await hers.ask("start")
    await hers.until(lambda: hers.position and hers.waiting == [0])
    await hers.act(0)
    await hers.until(lambda: hers.position["step"] > 1)
    await hers.ask("takeback", seat=0, step=1)
    await hers.until(lambda: any(m["type"] == "position" and m["position"]["step"] == 1 for m in hers.messages[-9:]))


async def test_nothing_is_taken_back_where_that_is_not_allowed_or_there_is_nothing(anna: Device, ben: Device) -> None:
    hers, his = await started(anna, ben, takebacks=False)
    await answer_all((hers, 0), (his, 1))
    assert await refused(hers, "takeback", seat=0, step=1) == "not-allowed"
    lenient, _ = await started(anna, ben)
    assert await refused(lenient, "takeback", seat=0, step=1) == "stale"
    assert await refused(lenient, "takeback", seat=0, step=0) == "stale"


# -- to the end --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_to_its_end_and_its_dice_are_proven(anna: Device, ben: Device, game: str) -> None:
    options = {"games": "1"} if game == "deluxe" else {}
    code = anna.open(game, [me("Anna"), OPEN, bot()], options=options)["code"]
    hers, his = await anna.join(code), await ben.join(code)
    await his.ask("sit", seat=1, name="Ben", promise=promise("salt-of-Ben"))
    await hers.ask("start")
    await his.reveal(1, "salt-of-Ben")
    await hers.until(lambda: hers.table["status"] == "running")
    while hers.table["status"] != "over":
        await his.until(lambda: his.version >= hers.version)
        step = hers.position.get("step", 0)
        for client, seat in ((hers, 0), (his, 1)):
            if client.you.get(seat, {}).get("legal"):
                await client.act(seat, client.you[seat]["legal"][-1])
        await hers.until(lambda step=step: hers.position.get("step", 0) > step or hers.table["status"] == "over")  # type: ignore[misc]
    await his.until(lambda: his.version >= hers.version)
    record = parse(anna.get(f"/api/tables/{code}/record").text)
    assert verify(record).proven
    assert (record.names, record.salts) == (("Anna", "Ben", "Emma"), ("", "salt-of-Ben", ""))
    assert (record.seed, record.commitment) == (hers.table["seed"], hers.table["commitment"])
    shown = ["shuffle" if str(event).startswith("shuffle") else str(event) for event in record.events]
    for client in (hers, his):  # an answer is acknowledged before the position after it is told
        await client.until(lambda client=client: len(client.events) >= len(shown))  # type: ignore[misc]
    assert hers.events == his.events == shown
    mine = anna.get("/api/mine").json()["tables"]
    assert [(table["code"], table["scores"]) for table in mine] == [(code, hers.position["view"]["scores"])]
    assert await refused(hers, "act", seat=0, step=hers.position["step"], action="pass") == "game-over"
    assert await refused(hers, "takeback", seat=0, step=1) == "game-over"


async def test_a_rematch_is_a_new_table_with_the_same_people(anna: Device, ben: Device) -> None:
    code = anna.open("classic", [me("Anna"), OPEN])["code"]
    hers, his = await anna.join(code), await ben.join(code)
    await his.ask("sit", seat=1, name="Ben")
    await hers.ask("start")
    for client, seat in ((hers, 0), (his, 1)):
        await client.ask("substitute", seat=seat, level="easy")
    await his.until(lambda: his.table["status"] == "over")
    first, second = await his.ask("rematch"), await hers.ask("rematch")
    assert (first["duplicate"], second["duplicate"]) == (False, True)
    await hers.until(lambda: hers.table["next"])
    again = await ben.join(hers.table["next"])
    assert (again.messages[0]["host"], again.messages[0]["mine"]) == (True, [1])
    assert [seat["name"] for seat in again.table["seats"]] == ["Anna", "Ben"]
    assert again.table["commitment"] != his.table["commitment"]
    assert [seat["promise"] for seat in again.table["seats"]] == [None, None]
    assert (await again.ask("start"))["type"] == "ack"
