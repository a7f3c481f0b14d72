"""Two choices compared: what speaks for the better one, and against the other, worked out from what each brings."""

from collections.abc import Callable, Iterator, Sequence

from qwixx.review.facts import BETWEEN, Facts, Situation
from qwixx.review.reasons import Reason, reason
from qwixx.rules.actions import Action, GoOn, Stop

MOST = 2  # reasons that are told of a choice

Compare = Callable[[Facts, Facts], Iterator[Reason]]


class Reasons:
    """The reasons of one decision; what a choice brings is worked out once."""

    def __init__(self, situation: Situation, legal: Sequence[Action]) -> None:
        self._at = situation
        self._legal = legal
        self._facts: dict[Action, Facts] = {}

    def why(self, action: Action, worse: Action | None) -> tuple[Reason, ...]:
        """Why an action is better than another, the best of those that are worse; the first things first."""
        told = self._told(action, worse, self._for, _finer)
        return tuple(self._most_points(action, one) if one.key == "more-points" else one for one in told)

    def why_not(self, action: Action, better: Action) -> tuple[Reason, ...]:
        """Why an action is worse than another."""
        return self._told(action, better, self._against, _finer_against)

    def _most_points(self, action: Action, more: Reason) -> Reason:
        """More points than another are the most if nothing else gives as many."""
        points = self._of(action).points
        most = all(self._of(other).points < points for other in self._legal if other != action)
        return reason("most-points", points=points) if most else more

    def _told(self, action: Action, other: Action | None, compare: Compare, finer: Compare) -> tuple[Reason, ...]:
        if self._at.view.phase == BETWEEN:
            return tuple(why for why in _of_match(action, self._at.lead) if other or not why.against)
        if other is None:
            return ()
        this, that = self._of(action), self._of(other)
        goes_on = not (this.ends or that.ends)
        return tuple(compare(this, that))[:MOST] or tuple(finer(this, that) if goes_on else ())[:1]

    def _of(self, action: Action) -> Facts:
        if action not in self._facts:
            self._facts[action] = self._at.facts(action)
        return self._facts[action]

    # -- for -----------------------------------------------------------------------------------------------------------

    def _for(self, this: Facts, other: Facts) -> Iterator[Reason]:
        """What speaks for one choice rather than another, the weightiest first."""
        yield from self._end(this, other)
        if other.penalty and not this.penalty:
            yield reason("avoids-penalty", points=self._at.costs)
        yield from self._locks(this, other)
        if not (this.ends or other.ends):
            yield from self._ahead(this, other)
        yield from _more(this, other)
        if not this.ends:
            for row in sorted((this.rows - other.rows - this.locks) & set(self._at.threats)):
                yield reason("hurry", row=row, seat=self._at.threats[row])

    def _ahead(self, this: Facts, other: Facts) -> Iterator[Reason]:
        """What is possible later, if the game goes on either way."""
        for row in sorted(this.can_lock - other.can_lock):
            yield reason("can-lock", row=row)
        for row in sorted(this.lasts - other.lasts - other.locks)[:1]:
            yield reason("keeps-last", row=row)
        if other.skipped > this.skipped:
            key = "skips-fewer" if this.skipped else "keeps"
            yield reason(key, count=other.skipped - this.skipped)

    def _end(self, this: Facts, other: Facts) -> Iterator[Reason]:
        if self._at.alone:
            return
        if this.ends and not other.ends and (self._at.ending != "ends-game" or this.lead[1] >= 0):
            yield self._ended(this)
        if other.ends and not this.ends and other.lead[1] < 0:
            yield reason(self._of_all("goes-on"), points=-other.lead[1])
        if this.announces and not other.announces and this.lead[0] > 0:
            yield reason("announces-ahead", points=this.lead[0])

    def _locks(self, this: Facts, other: Facts) -> Iterator[Reason]:
        for row in sorted(this.locks - other.locks):
            seat = self._at.threats.get(row)
            if seat is not None and row in this.closes and not this.ends:
                yield reason("locks-before", row=row, seat=seat)
            else:
                yield reason("locks", row=row)

    # -- against -------------------------------------------------------------------------------------------------------

    def _against(self, this: Facts, better: Facts) -> Iterator[Reason]:
        """What speaks against one choice compared with a better one, the weightiest first."""
        yield from self._wrong_end(this, better)
        if this.penalty and not better.penalty:
            yield reason("penalty", points=self._at.costs)
        for row in sorted(better.locks - this.locks):
            seat = self._at.threats.get(row)
            left = seat is not None and row in better.closes and not this.ends
            yield reason("leaves", row=row, seat=seat) if left and seat is not None else reason("no-lock", row=row)
        if not (this.ends or better.ends):
            yield from self._behind(this, better)
        yield from _less(this, better)

    def _behind(self, this: Facts, better: Facts) -> Iterator[Reason]:
        """What is not possible later, if the game goes on either way."""
        for row in sorted(better.lasts - this.lasts - this.locks)[:1]:
            yield reason("loses-last", row=row)
        if this.skipped > better.skipped:
            yield reason("skips", count=this.skipped)

    def _wrong_end(self, this: Facts, better: Facts) -> Iterator[Reason]:
        if self._at.alone:
            return
        if this.ends and not better.ends and this.lead[0] <= 0:
            yield self._ended(this)
        if better.ends and not this.ends and better.lead[0] > 0:
            yield reason(self._of_all("lets-go-on"), points=better.lead[0])
        if this.announces and not better.announces and this.lead[1] < 0:
            yield reason("announces-behind", points=-this.lead[1])

    # -- the end -------------------------------------------------------------------------------------------------------

    def _ended(self, facts: Facts) -> Reason:
        """What it means that a choice ends the game, whatever the others answer."""
        (least, most), ends = facts.lead, self._at.ending
        if least > 0:
            return reason(f"{ends}-ahead" if least == most else f"{ends}-ahead-least", points=least)
        if most < 0:
            return reason(f"{ends}-behind", points=-most)
        return reason(f"{ends}-level") if least == most else reason(f"{ends}-open")

    def _of_all(self, key: str) -> str:
        """A reason that speaks of the points of all games, if there are several."""
        return key if self._at.ending == "ends" else f"{key}-match"


def _more(this: Facts, other: Facts) -> Iterator[Reason]:
    """What a choice gives more than another."""
    if this.field > other.field:
        yield reason("field", points=this.field - other.field)
    if _on_sheet(this) > _on_sheet(other):
        yield reason("more-points", points=_on_sheet(this) - _on_sheet(other))
    if this.then is not None and other.then is None and not other.over:
        yield reason("then-cross")
    if not (this.ends or other.ends):
        yield from _more_later(this, other)


def _more_later(this: Facts, other: Facts) -> Iterator[Reason]:
    """What a choice leaves for later, if the game goes on either way."""
    if this.kept > other.kept:
        yield reason("keeps-cards", count=this.kept)
    if this.ready > other.ready:
        yield reason("ready", count=this.ready)
    if this.fits > other.fits:
        yield reason("fits")
    if this.then is not None and other.then is not None and other.then > this.then:
        yield reason("then-nearer", count=other.then - this.then)


def _less(this: Facts, better: Facts) -> Iterator[Reason]:
    """What a choice gives less than a better one."""
    if _on_sheet(this) < _on_sheet(better):
        yield reason("fewer-points", points=_on_sheet(better) - _on_sheet(this))
    if this.field < better.field:
        yield reason("field-less", points=better.field - this.field)
    if better.then is not None and this.then is None and not this.over:
        yield reason("then-none")
    if not (this.ends or better.ends):
        yield from _less_later(this, better)


def _less_later(this: Facts, better: Facts) -> Iterator[Reason]:
    """What a choice leaves less of for later."""
    if this.kept < better.kept:
        yield reason("uses-cards", count=better.kept - this.kept)
    if this.fits < better.fits:
        yield reason("fits-less")
    if this.then is not None and better.then is not None and this.then > better.then:
        yield reason("then-farther", count=this.then - better.then)


def _finer(this: Facts, other: Facts) -> Iterator[Reason]:
    """What makes a choice a little better than another."""
    if this.steps > other.steps:
        yield reason("farther", count=this.steps - other.steps)
    if this.far < other.far:
        yield reason("nearer")
    if this.reach < other.reach and this.kept == other.kept:
        yield reason("hand-nearer")
    if this.sheds > other.sheds:
        yield reason("sheds", count=this.sheds - other.sheds)
    if this.ways > other.ways:
        yield reason("likelier")


def _finer_against(this: Facts, better: Facts) -> Iterator[Reason]:
    """What makes a choice a little worse than another."""
    if this.steps < better.steps:
        yield reason("less-far", count=better.steps - this.steps)
    if this.far > better.far:
        yield reason("less-near")
    if this.reach > better.reach and this.kept == better.kept:
        yield reason("hand-farther")
    if this.sheds < better.sheds:
        yield reason("sheds-less", count=better.sheds - this.sheds)
    if this.ways < better.ways:
        yield reason("rarer")


def _on_sheet(facts: Facts) -> int:
    return facts.points - facts.field


def _of_match(action: Action, lead: int) -> Iterator[Reason]:
    """Between two games of a match: whoever leads would rather stop."""
    if isinstance(action, Stop) and lead:
        yield reason("stop-ahead", points=lead) if lead > 0 else reason("stop-behind", points=-lead)
    if isinstance(action, GoOn) and lead:
        yield reason("next-ahead", points=lead) if lead > 0 else reason("next-behind", points=-lead)
