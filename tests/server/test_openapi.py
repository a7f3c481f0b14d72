"""Whatever the OpenAPI document allows is answered as it says, and whatever it forbids is refused."""

from typing import Any

import pytest
import schemathesis
from hypothesis import assume
from schemathesis import BaseSchema, Case, CheckContext, GenerationMode, Response
from schemathesis.checks import positive_data_acceptance
from starlette.routing import Route

from qwixx.server.answers import HEADERS
from qwixx.server.app import routes
from tests.server.client import Device, Server
from tests.server.test_http import Finished
from tests.server.test_http import finished as finished
from tests.soak import examples

ITSELF = {("/openapi.json", "GET")}
UNFIT = (
    "bad-file",
    "bad-setup",
    "bad-name",
    "name-taken",
    "not-allowed",
    "unproven",
)  # no schema can say: so many seats, this option, such names


@pytest.fixture(scope="module")
def described(server: Server) -> BaseSchema:
    """What the server says of itself."""
    return schemathesis.openapi.from_url(f"{server.url}/openapi.json")


api = schemathesis.pytest.from_fixture("described")


def closed_doors(_: CheckContext, response: Response, __: Case[Any]) -> None:
    """Every answer has the headers that close doors."""
    assert all(response.headers[name.lower()] == [value] for name, value in HEADERS.items())


def accepted_if_it_fits(_: CheckContext, response: Response, case: Case[Any]) -> None:
    """What the schema allows is refused only for a reason that no schema can give."""
    assert case.meta is not None
    if case.meta.generation.mode is GenerationMode.POSITIVE and response.status_code == 422:
        problem = response.json()
        assert problem["code"] in UNFIT or "got `float`" in problem["message"]  # 60.0 is whole for a schema only


@api.parametrize()
@examples(5)
def test_every_answer_is_as_described(case: Case[Any], server: Server, finished: Finished) -> None:
    assume([] not in (case.query or {}).values())  # such a parameter would not be sent at all
    assume(len(repr(case.body)) < 8000)  # what is too large is not even read
    asks = case.method == "GET"  # else a new one each time, as each may have only so many tables
    device = finished.device if asks else Device(server.url)
    assert case.meta is not None
    if case.meta.generation.mode is GenerationMode.POSITIVE and case.path_parameters:
        case.path_parameters["code"] = finished.code
    case.call_and_validate(
        headers=device.headers,
        additional_checks=[closed_doors, accepted_if_it_fits],
        excluded_checks=[positive_data_acceptance],
    )


def test_the_document_has_every_route(described: BaseSchema) -> None:
    known = [route for route in routes() if isinstance(route, Route)]
    methods_known = {(route.path, method) for route in known for method in route.methods or () if method != "HEAD"}
    paths = described.raw_schema["paths"]
    assert {(path, method.upper()) for path, methods in paths.items() for method in methods} == methods_known - ITSELF


def test_the_document_names_what_needs_a_secret(described: BaseSchema) -> None:
    paths = described.raw_schema["paths"]
    told = {(path, name): one.get("security", []) for path, methods in paths.items() for name, one in methods.items()}
    assert {where for where, ways in told.items() if ways == [{"bearer": []}]} == {
        ("/api/daily", "post"),
        ("/api/handed", "post"),
        ("/api/mine", "get"),
        ("/api/mine", "delete"),
        ("/api/results", "get"),
        ("/api/tables", "post"),
        ("/api/tables/{code}", "delete"),
    }
    assert {where[0] for where, ways in told.items() if {} in ways} == {path for path in paths if "{code}" in path}
