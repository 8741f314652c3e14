#!/usr/bin/env bash
# restore.sh FOLDER latest                    everything that was acknowledged
# restore.sh FOLDER '2026-11-17 04:00:00Z'    everything committed before that second
# Makes a data folder from BOAB_BACKUP_DIR; PostgreSQL replays the log when it is started with it, and takes writes once
# it is there. Run it as the user of PostgreSQL. It reads the backups only, so it can be tried again.
set -euo pipefail
: "${BOAB_BACKUP_DIR:?the folder of the backups}"
folder=${1:?the new data folder}
moment=${2:?latest, or a time with its zone}
here=$(cd "$(dirname "$0")" && pwd)

if [ -n "$(ls -A "$folder" 2>/dev/null)" ]; then
  echo "$folder is not empty; move the old data away first, it may still be needed" >&2
  exit 1
fi

if [ "$moment" = latest ]; then before=9999; else before=$(date -u -d "$moment" +%Y-%m-%dT%H%M%SZ); fi
chosen=
for base in "$BOAB_BACKUP_DIR"/base/*Z; do
  # Without a backup the pattern stands for itself.
  if [ -d "$base" ] && [[ $(basename "$base") < $before ]]; then chosen=$base; fi
done
if [ -z "$chosen" ]; then
  echo "no base backup in $BOAB_BACKUP_DIR/base to restore $moment from" >&2
  exit 1
fi

mkdir -p "$folder"
cp -a "$chosen/." "$folder/"
chmod 700 "$folder"
{
  echo "restore_command = '\"$here/fetch-wal.sh\" \"$BOAB_BACKUP_DIR\" %f \"%p\"'"
  if [ "$moment" != latest ]; then
    echo "recovery_target_time = '$(date -u -d "$moment" '+%Y-%m-%d %H:%M:%S+00')'"
    # A commit of exactly that moment is left out.
    echo "recovery_target_inclusive = off"
    echo "recovery_target_action = promote"
  fi
} >> "$folder/postgresql.auto.conf"
touch "$folder/recovery.signal"
echo "from $chosen; start PostgreSQL with $folder"
