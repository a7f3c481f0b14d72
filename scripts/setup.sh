#!/bin/sh
# Usage: scripts/setup.sh venv|run|dev
#   venv  an empty .venv
#   run   .venv with what the game needs
#   dev   .venv with what the tests and checks need too
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

case $mode in
venv) make_venv ;;
run | dev)
    lock=requirements.lock
    [ "$mode" = run ] || lock=requirements-dev.lock
    echo "setup: installing $lock into .venv"
    make_venv
    install --require-hashes -r "$lock"
    install --no-deps --no-build-isolation -e .
    touch .venv/.run
    [ "$mode" = run ] || touch .venv/.dev
    ;;
*) fail "unknown mode: $mode" ;;
esac
