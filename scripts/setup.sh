#!/bin/sh
# Usage: scripts/setup.sh venv|run|dev|services [soak]
#   venv      an empty .venv
#   run       .venv with what the game needs
#   dev       .venv with what the tests and checks need too
#   services  PostgreSQL, Redis and Chromium for the tests, where they can be installed; for the soak Firefox, WebKit
#             and emoji too
set -eu
cd "$(dirname "$0")/.."
mode=${1:-run}

fail() {
    echo "setup: $*" >&2
    exit 1
}

# The Pythons that the locked numba has wheels for.
usable() {
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 16))' >/dev/null 2>&1
}

has_venv() {
    "$1" -c 'import ensurepip, venv; ensurepip.version()' >/dev/null 2>&1
}

# Print the first usable interpreter, rather one that can make a venv.
find_python() {
    first=
    for python in ${PYTHON:-python3.14 python3.13 python3.12 python3.11 python3.15 python3}; do
        usable "$python" || continue
        has_venv "$python" && echo "$python" && return
        first=${first:-$python}
    done
    echo "$first"
}

# Debian and its relatives package venv on its own.
install_venv() {
    package=$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "setup: installing $package"
        export DEBIAN_FRONTEND=noninteractive
        { apt-get -qq update && apt-get -qq install -y "$package"; } >/dev/null || true
    fi
    has_venv "$1" || fail "$1 cannot make a virtual environment; install $package (apt-get install $package) and try again"
}

make_venv() {
    if .venv/bin/python -m pip --version >/dev/null 2>&1; then return; fi
    python=$(find_python)
    [ -n "$python" ] || fail "no Python 3.11 to 3.15 found; install one, or name it: make PYTHON=/path/to/python3"
    has_venv "$python" || install_venv "$python"
    rm -rf .venv
    "$python" -m venv .venv
}

install() {
    .venv/bin/python -m pip install -qq --disable-pip-version-check --no-input "$@"
}

# The packages that the tests need and this machine lacks.
lacking() {
    .venv/bin/python tests/programs.py ${1:-}
}

# The tests start servers of their own: put the programs here, but no cluster and no service of the machine.
install_services() (
    export DEBIAN_FRONTEND=noninteractive
    cluster=/etc/postgresql-common/createcluster.d/qwixx-tests.conf
    policy=/usr/sbin/policy-rc.d
    [ ! -e "$policy" ] || policy=
    trap 'rm -f "$cluster" ${policy:+"$policy"}' EXIT
    trap 'exit 1' HUP INT TERM
    mkdir -p "${cluster%/*}"
    echo 'create_main_cluster = false' >"$cluster"
    [ -z "$policy" ] || { printf '#!/bin/sh\nexit 101\n' >"$policy" && chmod +x "$policy"; }
    apt-get -qq update || true
    apt-get -qq install -y --no-install-recommends "$@" || exit
    case " $* " in *" redis-server "*) systemctl --quiet disable redis-server || true ;; esac
)

how_to_install() {
    if command -v apt-get >/dev/null 2>&1; then
        echo "sudo apt-get install $*"
    elif command -v brew >/dev/null 2>&1; then
        echo "brew install $*" | sed 's/-server//; s/-esr//; s/-headless-shell//'
    else
        echo "install $*, with the programs initdb, postgres, redis-server and chromium on PATH"
    fi
}

make_services() {
    packages=$(lacking "$@")
    [ -n "$packages" ] || return 0
    if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "setup: installing $packages"
        out=$(install_services $packages 2>&1) || echo "$out" | tail -n 3 >&2
        packages=$(lacking "$@")
    fi
    [ -n "$packages" ] || return 0
    echo "setup: WARNING: not found: $packages; the tests that need them WILL BE SKIPPED" >&2
    echo "setup: WARNING: to have them run: $(how_to_install $packages)" >&2
}

case $mode in
venv) make_venv ;;
run | dev)
    lock=requirements.lock
    [ "$mode" = run ] || lock=requirements-dev.lock
    echo "setup: installing $lock into .venv"
    make_venv
    install --no-deps --require-hashes -r "$lock" # all are in the lock; an older pip looks for newer ones of what an extra is asked of
    [ "$mode" = run ] || .venv/bin/python scripts/page.py npm # all of its packages at once
    install --no-deps --no-build-isolation -e .
    touch .venv/.run
    [ "$mode" = run ] || touch .venv/.dev
    ;;
services) make_services ${2:-} ;;
*) fail "unknown mode: $mode" ;;
esac
