#!/usr/bin/env bash
# rejoin.sh FOLDER
# Makes a standby of a former primary: what it wrote and nobody was told about is undone, what it missed is fetched. Run
# it as the user of PostgreSQL on the old machine; PGHOST and PGPORT are the address of the site's database, which leads
# to the new one by now.
set -euo pipefail
folder=${1:?the data folder of the old primary}
name=boab_standby

if [ "$(psql -qAtX -d postgres -c 'select pg_is_in_recovery()')" != f ]; then
  echo "the address leads to a standby; promote it first" >&2
  exit 1
fi
# It may have come back by itself. Its writes wait for a standby that is gone, so nothing is lost by stopping it at once.
if pg_ctl -D "$folder" status >/dev/null; then pg_ctl -D "$folder" -m immediate -w stop; fi
psql -qAtX -d postgres -c "select pg_create_physical_replication_slot('$name')
  where not exists (select from pg_replication_slots where slot_name = '$name')" >/dev/null
# Until its first checkpoint a promoted standby looks as if it had never left the old one, and nothing would be undone.
psql -qAtX -d postgres -c checkpoint
pg_rewind --target-pgdata "$folder" --write-recovery-conf \
  --source-server "dbname=postgres application_name=$name"
echo "start PostgreSQL with $folder"
