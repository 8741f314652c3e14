#!/usr/bin/env bash
# Copies the whole database into BOAB_BACKUP_DIR/base, verifies the copy, and forgets what is older than
# BOAB_BACKUP_DAYS (14): base backups, and the log that only they needed. Once a day is enough.
set -euo pipefail
: "${BOAB_BACKUP_DIR:?the folder of the backups}"
days=${BOAB_BACKUP_DAYS:-14}
bases=$BOAB_BACKUP_DIR/base
mkdir -p "$bases"

# Renamed when it is whole: restore.sh never sees half a copy.
partial=$bases/.partial
rm -rf "$partial"
pg_basebackup --pgdata "$partial" --checkpoint fast --wal-method stream
pg_verifybackup --quiet "$partial"
# Its name is when it ended: it can be restored to any second after that.
name=$(date -u +%Y-%m-%dT%H%M%SZ)
mv "$partial" "$bases/$name"

oldest=$(date -u -d "$days days ago" +%Y-%m-%dT%H%M%SZ)
for base in "$bases"/*/; do
  base=$(basename "$base")
  if [[ $base < $oldest && $base != "$name" ]]; then rm -rf "${bases:?}/$base"; fi
done
first=$(find "$bases" -mindepth 1 -maxdepth 1 -name '*Z' | sort | head -n 1)
needed=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\)).*/\1/p' "$first/backup_label")
for folder in "$BOAB_BACKUP_DIR"/wal/*/; do
  if [ -d "$folder" ]; then pg_archivecleanup "$folder" "$needed"; fi
done
echo "$bases/$name"
