"""Settings of the fuzz tests: the same examples on every run; with QWIXX_FUZZ=50 fifty times as many, always new."""

import os

from hypothesis import HealthCheck, settings

TIMES = int(os.environ.get("QWIXX_FUZZ", "1"))


def fuzz(examples: int) -> settings:
    """Settings for a test that tries so many examples."""
    return settings(
        max_examples=examples * TIMES,
        deadline=None,
        derandomize=TIMES == 1,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
