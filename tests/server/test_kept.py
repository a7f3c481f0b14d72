"""A kept table: the dice are real, and people enter what was rolled."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.games import GAMES, descriptor, with_real_cards
from qwixx.records import Act, Back, Record, fold, parse, to_text
from qwixx.rules.actions import Pass
from qwixx.rules.outcomes import Roll
from qwixx.tables import protocol, snapshot, thinking
from qwixx.tables.caller import Caller
from qwixx.tables.deciding import check_hint, decide
from qwixx.tables.entries import Seat, Settings, decode, encode
from qwixx.tables.http import NewTable
from qwixx.tables.news import News, Presence
from qwixx.tables.opening import planned
from qwixx.tables.refusal import Refusal
from qwixx.tables.seeing import going
from qwixx.tables.table import Table, folded
from tests.recorded_games import at_a_table, recorded
from tests.server.client import OPEN, Client, Device, Server, me
from tests.server.prepared_tables import AT, PreparedTable, person
from tests.server.test_lobby import refused
from tests.soak import examples

NAMES = ("Anna", "Ben", "Carla", "Dora")
ANNA, BEN, EVE = (
    Caller(device.device, frozenset(range(4)), True)
    for device in (person("Anna", "Anna"), person("Ben", "Ben"), person("Eve", "Eve"))
)
ROLL, OTHER = "roll 1 4 r3 y2 g6 b6", "roll 3 4 r3 y2 g6 b6"
DICE_GAMES = [name for name in GAMES if descriptor(name).dice]


class Kept:
    """A kept table, at which Anna is the host; everything is asked as a device asks it."""

    def __init__(
        self, name: str = "classic", seats: int = 2, bots: int = 0, options: dict[str, str] | None = None
    ) -> None:
        people = [person(who, who) for who in NAMES[:seats]]
        machines = [Seat("bot", f"Bot {number}", "easy") for number in range(bots)]
        chosen = Settings(dice="real", takebacks=True)
        self.log = PreparedTable("bada-bada", name, [*people, *machines], ANNA.device, Random(1), chosen, options)
        self._requests = 0
        self.log.start()

    @property
    def table(self) -> Table:
        """The table now."""
        return self.log.table

    def ask(self, caller: Caller, kind: str, **fields: object) -> "Kept":
        """Ask for something as a device does, with a new id."""
        self._requests += 1
        request = msgspec.convert({"type": kind, "id": f"r{self._requests}", **fields}, protocol.AnyRequest)
        self.log.go_on(decide(self.table, caller, request))
        return self

    def enter(self, outcome: str, caller: Caller = ANNA, step: int | None = None, corrects: bool = False) -> "Kept":
        """Enter what was rolled, or correct it."""
        due = self.table.step if step is None else step
        return self.ask(caller, "enter", step=due, outcome=outcome, corrects=corrects)

    def act(self, caller: Caller, seat: int, action: str) -> "Kept":
        """Act at a seat."""
        return self.ask(caller, "act", step=self.table.step, seat=seat, action=action)

    def refusal(self, what: Callable[[], object]) -> tuple[str, str]:
        """The code and the sentence of what is refused; nothing has changed."""
        before, entries = self.table, len(self.log.entries)
        with pytest.raises(Refusal) as found:
            what()
        assert self.table is before
        assert len(self.log.entries) == entries
        return found.value.code, str(found.value)


def rolled(*turns: str) -> Kept:
    """A table at which Anna begins and these rolls were entered, each but the last passed by all."""
    kept = Kept().enter("first 1")
    for number, roll in enumerate(turns):
        kept.enter(roll)
        if number < len(turns) - 1:
            active = kept.table.playing[1].active
            kept.act(ANNA, 0, "pass").act(BEN, 1, "pass").act((ANNA, BEN)[active], active, "pass")
    return kept


# -- a kept table goes on as any other ---------------------------------------------------------------------------------


def test_a_kept_table_begins_without_salts_and_waits_for_who_begins() -> None:
    kept = Kept()
    assert (kept.table.status, kept.table.step, kept.table.waiting, kept.table.commitment) == ("running", 0, (), "")
    assert kept.table.play is not None
    assert kept.table.play.state.phase == "first"


def test_what_is_entered_is_what_everybody_answers() -> None:
    kept = rolled(ROLL)
    assert kept.table.waiting == (0, 1)
    assert kept.table.playing[0].view(kept.table.playing[1]).whites == (1, 4)
    kept.act(BEN, 1, "b5").act(ANNA, 0, "r5").act(ANNA, 0, "b10")
    assert kept.table.rolling == (1,)
    stands = going(kept.table, BEN.device)
    assert stands is not None
    assert stands.waiting == [1]


def test_sealed_answers_stay_sealed() -> None:
    kept = rolled(ROLL).act(BEN, 1, "b5")
    for mine in ((0,), ()):
        told = News(kept.table, Presence(), AT).snapshot(mine, False)
        assert b'"answer":"b5"' not in told
        assert b"2: b5" not in told
    assert b'"answer":"b5"' in News(kept.table, Presence(), AT).snapshot((1,), False)


def test_nothing_is_published_of_a_seed_that_rolls_nothing() -> None:
    kept = rolled(ROLL)
    told = News(kept.table, Presence(), AT).snapshot((0,), True)
    assert kept.table.seed.encode() not in told
    assert kept.table.record.entered
    assert kept.table.record.commitment is None


def test_only_the_white_sum_can_be_called() -> None:
    kept = rolled("call 7").act(ANNA, 0, "pass").act(BEN, 1, "pass")
    assert "r9" in map(str, kept.table.play.legal(0) if kept.table.play else ())
    kept.act(ANNA, 0, "r9")
    assert kept.table.rolling == (1,)


def test_a_bot_answers_a_called_sum_but_has_all_dice_of_its_own_turn_entered() -> None:
    kept = Kept(seats=1, bots=1).enter("first 1").enter("call 7")
    assert kept.table.bots_to_act == (1,)
    other = Kept(seats=1, bots=1).enter("first 2")
    code, said = other.refusal(lambda: other.enter("call 7"))
    assert (code, said) == ("dice-unknown", "A bot is on turn: enter all of its dice, not only the white sum.")
    assert other.enter(ROLL).table.bots_to_act == (1,)


def test_a_bot_that_stands_in_after_a_called_sum_crosses_nothing_by_dice_it_was_not_told() -> None:
    kept = rolled("call 7").act(ANNA, 0, "pass").act(BEN, 1, "pass")
    assert thinking.choose(*kept.table.playing, 0, "master") == Pass()


def test_there_is_no_hint_for_who_decides_by_dice_that_were_not_entered() -> None:
    kept = rolled("call 7")
    with pytest.raises(Refusal, match="Only the white sum was called") as found:
        check_hint(kept.table, ANNA, protocol.Hint("x", 0))
    assert found.value.code == "dice-unknown"
    check_hint(kept.table, BEN, protocol.Hint("x", 1))


# -- who may enter what, and when --------------------------------------------------------------------------------------


def test_who_is_on_turn_and_the_host_enter_and_nobody_else() -> None:
    kept = rolled(ROLL, OTHER)  # Ben's turn
    kept.act(ANNA, 0, "pass").act(BEN, 1, "pass").act(BEN, 1, "pass")
    code, said = kept.refusal(lambda: kept.enter(ROLL, BEN))
    assert (code, said) == ("not-to-act", "Whoever is on turn enters what was rolled, or the host of this table.")
    assert kept.refusal(lambda: kept.enter(ROLL, EVE))[0] == "not-to-act"
    kept.enter(ROLL, ANNA)
    kept.act(ANNA, 0, "pass").act(BEN, 1, "pass").act(ANNA, 0, "pass").enter(ROLL, BEN)


def test_only_who_leads_says_who_begins() -> None:
    kept = Kept()
    assert kept.refusal(lambda: kept.enter("first 2", BEN))[0] == "not-to-act"
    away = BEN._replace(host=False)  # the host is not connected
    kept.enter("first 2", away)


@pytest.mark.parametrize(
    ("outcome", "code"),
    [
        ("roll 1 4 r3 y2 g6", "bad-roll"),
        ("roll 1 4", "bad-roll"),
        ("roll 1 4 r3 y2 g6 b6 b6", "bad-roll"),
        ("roll 1 4 y2 r3 g6 b6", "bad-roll"),
        ("roll 0 4 r3 y2 g6 b6", "bad-roll"),
        ("roll 1 4 r7 y2 g6 b6", "bad-roll"),
        ("roll a 4 r3 y2 g6 b6", "bad-roll"),
        ("roll", "bad-roll"),
        ("", "bad-roll"),
        ("call 1", "bad-roll"),
        ("call 13", "bad-roll"),
        ("call \u0667", "bad-roll"),
        ("first 1", "bad-roll"),
        ("shuffle r4", "bad-roll"),
        ("1: r5", "bad-roll"),
        ("back 1", "bad-roll"),
    ],
)
def test_what_cannot_have_been_rolled_is_refused_with_a_sentence(outcome: str, code: str) -> None:
    kept = rolled(ROLL, ROLL)
    kept.act(ANNA, 0, "pass").act(BEN, 1, "pass").act(BEN, 1, "pass")
    for corrects in (False, True):
        found, said = kept.refusal(lambda corrects=corrects: kept.enter(outcome, corrects=corrects))  # type: ignore[misc]
        assert found == code
        assert said[0] in "'ATN"
        assert said.rstrip("…").endswith((".", " "))


def test_a_die_that_has_left_is_not_entered() -> None:
    finished = (recorded("classic", 2, seed) for seed in range(50))
    record = next(found for found in finished if len(_last(found).coloured) < 4)  # a row was closed
    place = max(place for place, event in enumerate(record.events) if isinstance(event, Roll))
    kept = Kept()
    for event in record.events[:place]:
        _follow(kept, event)
    code, said = kept.refusal(lambda: kept.enter(ROLL))
    assert code == "bad-roll"
    assert said.startswith("The dice to roll are two white, ")
    kept.enter(str(record.events[place]))


def test_twice_stale_and_after_the_end() -> None:
    kept = rolled(ROLL)
    code, said = kept.refusal(lambda: kept.enter(OTHER))
    assert (code, said) == ("stale", "What was rolled is entered already; correct it if it is wrong.")
    assert kept.refusal(lambda: kept.enter(OTHER, step=0))[0] == "stale"
    over = _fed(recorded("classic", 2, 2))
    assert over.table.status == "over"
    assert over.refusal(lambda: over.enter(OTHER))[0] == "game-over"
    assert over.refusal(lambda: over.enter(OTHER, corrects=True))[0] == "game-over"


def test_a_request_that_comes_again_is_done_once() -> None:
    kept = Kept().enter("first 1")
    request = protocol.Enter("same", kept.table.step, ROLL)
    kept.log.go_on(decide(kept.table, ANNA, request))
    assert decide(kept.table, ANNA, request).entry is None


def test_nothing_is_entered_where_the_dice_are_rolled_here_nor_before_the_start() -> None:
    ours = PreparedTable("bada-bada", "classic", [person("Anna", "Anna")], ANNA.device, Random(1))
    request = protocol.Enter("x", 0, "first 1")
    with pytest.raises(Refusal, match="not started"):
        decide(ours.table, ANNA, request)
    ours.start()
    with pytest.raises(Refusal, match="rolled here") as found:
        decide(ours.table, ANNA, msgspec.structs.replace(request, step=ours.table.step))
    assert found.value.code == "not-allowed"


# -- corrections -------------------------------------------------------------------------------------------------------


def test_a_roll_is_corrected_before_the_next_and_everybody_answers_anew() -> None:
    kept = rolled(ROLL).act(BEN, 1, "b5").enter(OTHER, corrects=True)
    assert kept.table.waiting == (0, 1)
    assert kept.table.step == 1
    kept.act(BEN, 1, "b7").act(ANNA, 0, "pass").act(ANNA, 0, "pass")
    assert kept.refusal(lambda: kept.enter(ROLL, BEN, corrects=True))[0] == "not-to-act"  # it was Anna's roll
    kept.enter(ROLL, ANNA, corrects=True)
    assert kept.table.playing[1].active == 0
    assert [str(event) for event in kept.table.events][-1] == f"correct {ROLL}"


def test_later_it_is_corrected_with_everybodys_consent() -> None:
    kept = rolled(ROLL, OTHER)
    kept.ask(BEN, "takeback", seat=1, step=1)
    assert kept.table.proposal is not None
    kept.ask(ANNA, "consent", seat=0, proposal=kept.table.proposal.number, agree=True)
    assert kept.table.step == 1
    kept.enter("roll 6 6 r1 y1 g1 b1", corrects=True)
    assert kept.table.playing[0].view(kept.table.playing[1]).whites == (6, 6)


def test_who_begins_is_corrected_too() -> None:
    kept = rolled(ROLL).enter("first 2", corrects=True)
    assert kept.table.rolling == (1,)
    kept.enter(OTHER, BEN)
    assert kept.table.step == 1


# -- the proof: it ends as the record ----------------------------------------------------------------------------------


def _last(record: Record) -> Roll:
    """The last roll of a record."""
    return [event for event in record.events if isinstance(event, Roll)][-1]


def _follow(kept: Kept, event: object) -> None:
    """Bring a record's event about at a table."""
    callers = [Caller(seat.device, frozenset(range(4)), True) for seat in kept.table.seats]
    match event:
        case Act(seat, action):
            kept.act(callers[seat], seat, str(action))
        case Back(decision, _):
            kept.ask(callers[0], "takeback", seat=0, step=decision)
            for seat in range(1, len(callers)):
                assert kept.table.proposal is not None
                number = kept.table.proposal.number
                kept.ask(callers[seat], "consent", seat=seat, proposal=number, agree=True)
        case _:
            kept.enter(str(event))


def _fed(record: Record) -> Kept:
    """A kept table at which the dice of a record are entered, and its actions done."""
    kept = Kept(record.game.id, len(record.names), options=dict(record.game.options))
    for event in record.events:
        _follow(kept, event)
    return kept


@given(st.sampled_from(DICE_GAMES), st.integers(2, 3), st.integers(0, 2**32))
@examples(12)
def test_a_kept_table_with_the_dice_of_a_recorded_game_ends_exactly_as_the_record(
    name: str, seats: int, seed: int
) -> None:
    record = recorded(name, seats, seed)
    kept = _fed(record)
    assert kept.table.status == "over"
    assert kept.table.record.events == record.events
    assert kept.table.state == fold(record)
    assert parse(to_text(kept.table.record)).entered
    # its log and a snapshot of it are the same table
    entries = [decode(encode(entry)) for entry in kept.log.entries]
    assert folded("bada-bada", kept.table.seed, [(AT, entry) for entry in entries]) == kept.table
    assert snapshot.decode(snapshot.encode(kept.table, "1"), "1") == kept.table


# -- real cards --------------------------------------------------------------------------------------------------------


def called(*numbers: int) -> Kept:
    """A table with real cards at which Anna begins and these numbers were called, each but the last passed by all."""
    kept = Kept("cards", options={"hands": "real"}).enter("first 1")
    for place, number in enumerate(numbers):
        kept.enter(f"call {number}")
        if place < len(numbers) - 1:
            active = kept.table.playing[1].active
            kept.act(ANNA, 0, "pass").act(BEN, 1, "pass").act((ANNA, BEN)[active], active, "pass")
    return kept


def plan(seats: list[dict[str, object]], **more: object) -> NewTable:
    """A plan for a table with the card game."""
    return msgspec.convert({"game": "cards", "seats": seats, "dice": "real", **more}, NewTable)


def test_a_plan_with_real_cards_is_the_game_without_hands_and_hints() -> None:
    people: list[dict[str, object]] = [{"kind": "device", "name": "Anna"}, {"kind": "open"}]
    entry = planned(plan(people, options={"jokers": "yes"}, hints=True), ANNA.device).entry
    assert entry.options == {"jokers": "yes", "hands": "real"}
    assert entry.settings == Settings(dice="real", hints=False, takebacks=entry.settings.takebacks)
    ours = planned(plan(people, dice="ours", hints=True), ANNA.device).entry
    assert (ours.options, ours.settings.hints) == ({"jokers": "no"}, True)
    with pytest.raises(Refusal, match="no option 'hands' at a table"):
        planned(plan(people, options={"hands": "real"}), ANNA.device)


def test_no_bot_sits_stands_in_or_advises_where_the_cards_are_real() -> None:
    seats: list[dict[str, object]] = [{"kind": "device", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
    with pytest.raises(Refusal, match="does not see its hand") as found:
        planned(plan(seats), ANNA.device)
    assert found.value.code == "cards-unknown"
    kept = called(7)
    assert kept.refusal(lambda: kept.ask(ANNA, "substitute", seat=0, level="hard"))[0] == "cards-unknown"
    with pytest.raises(Refusal, match="cannot play or advise"):
        check_hint(
            replace(kept.table, settings=msgspec.structs.replace(kept.table.settings, hints=True)),
            ANNA,
            protocol.Hint("x", 0),
        )
    open_seats = [person("Anna", "Anna"), Seat()]
    settings = Settings(dice="real")
    lobby = PreparedTable("bada-bada", "cards", open_seats, ANNA.device, Random(1), settings, {"hands": "real"})
    with pytest.raises(Refusal, match="does not see its hand"):
        decide(lobby.table, ANNA, protocol.Arrange("x", 1, "bot", "easy"))


def test_a_called_number_is_answered_sealed_and_crossed_with_cards() -> None:
    kept = called(7)
    assert kept.table.waiting == (0, 1)
    kept.act(BEN, 1, "b7")
    assert b'"answer":"b7"' not in News(kept.table, Presence(), AT).snapshot((0,), False)
    kept.act(ANNA, 0, "r7")
    assert kept.refusal(lambda: kept.act(BEN, 1, "play mark r8"))[0] == "not-to-act"
    assert kept.refusal(lambda: kept.act(ANNA, 0, "play mark r6"))[0] == "illegal"
    kept.act(ANNA, 0, "play mark r8 r10")
    assert kept.table.rolling == (1,)
    assert kept.refusal(lambda: kept.enter("roll 1 4 r3 y2 g6 b6"))[0] == "bad-roll"
    assert kept.refusal(lambda: kept.enter("shuffle r4"))[0] == "bad-roll"
    assert kept.refusal(lambda: kept.enter("call 13"))[0] == "bad-roll"
    kept.enter("call 12", BEN)


def test_a_called_number_is_corrected_before_the_next_and_later_with_consent() -> None:
    kept = called(7).act(BEN, 1, "b7").enter("call 8", corrects=True)
    assert kept.table.waiting == (0, 1)
    assert [str(event) for event in kept.table.events][-1] == "correct call 8"
    later = called(7, 9)
    later.ask(BEN, "takeback", seat=1, step=1)
    assert later.table.proposal is not None
    later.ask(ANNA, "consent", seat=0, proposal=later.table.proposal.number, agree=True)
    later.enter("call 5", corrects=True)
    assert later.table.playing[0].view(later.table.playing[1]).whites == (5,)


@given(st.sampled_from(["cards", "cards-jokers"]), st.integers(2, 4), st.integers(0, 2**32))
@examples(8)
def test_a_kept_card_table_with_the_numbers_and_crosses_of_a_recorded_game_ends_exactly_as_the_record(
    name: str, seats: int, seed: int
) -> None:
    record = recorded(name, seats, seed)
    kept = Kept("cards", seats, options=dict(with_real_cards(record.game).options))
    for event in at_a_table(record):
        _follow(kept, event)
    assert kept.table.status == "over"
    game, state = kept.table.playing
    end = fold(record)
    assert [game.sheet(state, seat) for seat in range(seats)] == [record.game.sheet(end, seat) for seat in range(seats)]
    assert (game.scores(state), game.winners(state)) == (record.game.scores(end), record.game.winners(end))
    assert parse(to_text(kept.table.record)).entered
    entries = [decode(encode(entry)) for entry in kept.log.entries]
    assert folded("bada-bada", kept.table.seed, [(AT, entry) for entry in entries]) == kept.table
    assert snapshot.decode(snapshot.encode(kept.table, "1"), "1") == kept.table


# -- over the network --------------------------------------------------------------------------------------------------


async def _seated(anna: Device, ben: Device) -> tuple[Client, Client]:
    code = anna.open(seats=[me("Anna"), OPEN], dice="real")["code"]
    hers, his = await anna.join(code), await ben.join(code)
    await his.ask("sit", seat=1, name="Ben")
    await hers.ask("start")
    await his.until(lambda: his.position)
    return hers, his


@pytest.mark.anyio
async def test_a_kept_table_is_as_it_was_after_a_kill_in_the_middle_of_entering(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.sqlite", "--trust", "127.0.0.1") as server:
        anna, ben = Device(server.url), Device(server.url)
        hers, his = await _seated(anna, ben)
        assert hers.table["settings"]["dice"] == "real"
        assert hers.table["commitment"] == ""
        await hers.ask("enter", step=0, outcome="first 2")
        await his.until(lambda: his.position["view"]["phase"] == "roll")
        assert await refused(his, "enter", step=0, outcome="roll 1 9 r3 y2 g6 b6") == "bad-roll"
        await his.ask("enter", id="mine", step=0, outcome=ROLL)
        await hers.until(lambda: hers.position["step"] == 1)
        await hers.act(0, "r5")
        server.kill()
        server.start()
        hers, his = await anna.join(hers.table["code"]), await ben.join(hers.table["code"])
        assert (await his.ask("enter", id="mine", step=0, outcome=ROLL))["duplicate"]
        assert his.you[1]["legal"]
        assert hers.you[0]["answer"] == "r5"
        await his.ask("enter", step=1, outcome=OTHER, corrects=True)
        await hers.until(lambda: hers.position["view"]["whites"] == [3, 4])
        assert hers.you[0]["answer"] is None
        assert hers.position["events"][-1] == f"correct {OTHER}"
        await anna.leave()
        await ben.leave()
