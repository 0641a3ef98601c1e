#!/usr/bin/env bash
# Starts a throw-away PostgreSQL on loopback in a folder of its own under the one that is given, and prints the URL of an
# empty database in it. Ended by stop.sh with the same folder.
set -euo pipefail
folder="$1/postgres"
port="${TEST_POSTGRES_PORT:-5540}"
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)

mkdir -p "$folder"
# The server refuses to run as root.
as=()
if [ "$(id -u)" = 0 ]; then
  chmod 755 "$1"
  chown postgres "$folder"
  as=(runuser -u postgres --)
fi
"${as[@]}" "$bin/initdb" -D "$folder/data" -A trust -U postgres >/dev/null
"${as[@]}" "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -w -t 60 \
  -o "-p $port -k $folder -c listen_addresses=127.0.0.1" start >/dev/null
"${as[@]}" "$bin/createdb" -h 127.0.0.1 -p "$port" -U postgres archive_test
echo "postgres://postgres@127.0.0.1:$port/archive_test"
