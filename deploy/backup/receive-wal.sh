#!/usr/bin/env bash
# Receives the write-ahead log into BOAB_BACKUP_DIR/wal while it is written, and tells the database so: a commit is
# acknowledged after it is flushed here. Runs for ever, on another machine than the database. PGHOST, PGPORT and PGUSER
# say where the database is; the user needs the attribute REPLICATION.
set -uo pipefail
: "${BOAB_BACKUP_DIR:?the folder of the backups}"
# The name that synchronous_standby_names knows.
export PGAPPNAME=boab_archive
slot=boab_archive
receiver=
trap '[ -z "$receiver" ] || kill "$receiver"; exit 0' TERM INT

timeline() {
  psql -qAtX "dbname=postgres replication=true" -c IDENTIFY_SYSTEM | cut -d '|' -f 2
}

while :; do
  # A restored database writes a new timeline, which does not continue where the old one ended: each has its folder.
  if now=$(timeline) && [ -n "$now" ]; then
    mkdir -p "$BOAB_BACKUP_DIR/wal/$now"
    pg_receivewal --slot "$slot" --create-slot --if-not-exists
    pg_receivewal --no-loop --synchronous --slot "$slot" --directory "$BOAB_BACKUP_DIR/wal/$now" &
    receiver=$!
    wait "$receiver"
    receiver=
  fi
  sleep 1
done
