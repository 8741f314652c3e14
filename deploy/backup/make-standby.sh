#!/usr/bin/env bash
# make-standby.sh FOLDER
# Copies the database into a new data folder that follows it when PostgreSQL is started with it. PGHOST and PGPORT are the
# address of the site's database, whichever machine it leads to: the standby follows that address too.
set -euo pipefail
folder=${1:?the new data folder}
# The name that synchronous_standby_names knows. The slot keeps the log while the standby is away.
name=boab_standby
if [ -n "$(psql -qAtX -d postgres -c "select 1 from pg_replication_slots where slot_name = '$name'")" ]; then
  slot=(--slot "$name")
else
  slot=(--slot "$name" --create-slot)
fi
pg_basebackup --pgdata "$folder" --checkpoint fast --wal-method stream --write-recovery-conf \
  --dbname "application_name=$name" "${slot[@]}"
echo "start PostgreSQL with $folder"
