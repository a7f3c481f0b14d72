"""What the server counts, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS = Gauge("qwixx_connections", "Sockets that are open.")
TABLES = Gauge("qwixx_tables_in_memory", "Tables that are in memory.")
REQUESTS = Counter("qwixx_requests_total", "Requests on sockets, by type.", ["type"])
REFUSALS = Counter("qwixx_refusals_total", "Requests that were refused, by code.", ["code"])
ENTRIES = Counter("qwixx_entries_total", "Entries written to logs, by who caused them.", ["by"])
REPLACED = Counter("qwixx_replaced_bots_total", "Bots that were replaced, by reason.", ["reason"])
DROPPED = Counter("qwixx_dropped_total", "Connections that the server closed, by reason.", ["reason"])
COMMIT_SIZE = Histogram("qwixx_commit_size", "Changes in one commit.", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500))
COMMIT_SECONDS = Histogram("qwixx_commit_seconds", "How long a commit takes.")
REQUEST_SECONDS = Histogram("qwixx_request_seconds", "From a request received to its acknowledgement sent.")
LOOP_LAG = Histogram(
    "qwixx_loop_lag_seconds",
    "How late the event loop is.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
FAILURES = Counter("qwixx_failures_total", "Errors of the server's own, by where.", ["where"])
