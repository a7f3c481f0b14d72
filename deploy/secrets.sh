#!/bin/sh
# Usage: deploy/secrets.sh FOLDER
# Makes the passwords of compose.yaml in a new folder that only this user may enter. The files in it can be read by
# everybody, as the containers read them under users of their own.
set -eu
umask 077
mkdir "$1"
cd "$1"
password() { head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
database=$(password)
redis=$(password)
printf '%s' "$database" >database_password
printf 'requirepass %s\nsave ""\n' "$redis" >redis_configuration
printf 'QWIXX_DATABASE=postgresql://qwixx:%s@database:5432/qwixx\n' "$database" >server.env
printf 'QWIXX_REDIS=redis://:%s@cache:6379/0\n' "$redis" >>server.env
chmod 0644 database_password redis_configuration
