"""The page stays light."""

import gzip

from playwright.sync_api import Response

from tests.page.firefox import lacks
from tests.page.people import People
from tests.page.player import Player

LIMIT = 90_000  # bytes, as they are sent


@lacks("the bytes of what was loaded")
def test_first_screen_and_table_weigh_little(people: People) -> None:
    page = people.device().new_page()
    sent: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if "/api/" not in response.url:
            sent[response.url.partition("/t/")[0]] = len(gzip.compress(response.body()))

    page.on("response", weigh)
    page.goto("/")
    page.get_by_role("link", name="The original").first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    Player(page).wait()
    page.wait_for_load_state("networkidle")
    assert len(sent) > 5
    assert sum(sent.values()) <= LIMIT, sent
