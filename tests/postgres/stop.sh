#!/usr/bin/env bash
# Ends the PostgreSQL that start.sh has started under the same folder.
set -euo pipefail
folder="$1/postgres"
[ -d "$folder/data" ] || exit 0
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
as=()
if [ "$(id -u)" = 0 ]; then as=(runuser -u postgres --); fi
"${as[@]}" "$bin/pg_ctl" -D "$folder/data" -m fast -w stop
