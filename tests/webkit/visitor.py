"""Somebody who looks at the page in WebKit and taps what it offers."""

from typing import Any

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from tests.page.player import ALIVE, CONFIRM, PASS, READ, SURE
from tests.server.client import PATIENCE

GONE = (ElementClickInterceptedException, ElementNotInteractableException, StaleElementReferenceException)
RANKING = "//h2[normalize-space()='Result'] | //h1[normalize-space()='Result']"
TAPPABLE = "main button[aria-pressed=false]:not(.tab):not([disabled])"
NEXT = f"""
const first = (selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
if (!first('{READ}')) return null
const sure = first('{SURE}'), confirm = first('{CONFIRM}'), pass = first('{PASS}'), choice = first('{TAPPABLE}')
const chosen = first('main button[aria-pressed=true]:not(.tab){ALIVE}')
return sure ?? (arguments[0] && choice && !chosen ? choice : chosen && confirm ? confirm : pass ?? confirm ?? choice)
"""


class Visitor:
    """A window of WebKit, and who looks at it."""

    def __init__(self, driver: WebDriver) -> None:
        self.driver = driver
        self._wait: WebDriverWait[WebDriver] = WebDriverWait(driver, PATIENCE, 0.05, GONE)

    def open(self, address: str) -> None:
        """Go to an address, and wait until something is drawn there."""
        self.driver.get(address)
        self.see("//h1")

    def see(self, path: str) -> WebElement:
        """Wait until something is to be seen."""

        def shown(driver: WebDriver) -> WebElement | None:
            return next((one for one in driver.find_elements(By.XPATH, path) if one.is_displayed()), None)

        found = self._wait.until(shown)
        assert found
        return found

    def tap(self, path: str) -> None:
        """Tap something once it can be tapped."""

        def tapped(_: WebDriver) -> bool:
            self.see(path).click()
            return True

        self._wait.until(tapped)

    def until(self, script: str) -> Any:
        """Wait until a promise in the page comes to something true."""
        asked = f"const done = arguments[0]; ({script}).then(done, () => done(null))"
        return self._wait.until(lambda driver: driver.execute_async_script(asked))

    def play(self, crosses: int) -> None:
        """Play to the ranking: cross something at first, then pass where one may."""

        def decided(driver: WebDriver) -> bool:
            element = driver.execute_script(NEXT, crosses > 0)
            if element:
                element.click()
            return bool(element)

        while not self.driver.find_elements(By.XPATH, RANKING):
            self._wait.until(lambda driver: driver.find_elements(By.XPATH, RANKING) or decided(driver))
            crosses -= 1
