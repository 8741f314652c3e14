#!/usr/bin/env bash
# restore_command of a restored database: fetch-wal.sh BACKUP_DIR %f %p
# The last segment of a timeline was never finished; what was received of it counts too.
set -euo pipefail
for file in "$1"/wal/*/"$2" "$1"/wal/*/"$2.partial"; do
  if [ -f "$file" ]; then exec cp "$file" "$3"; fi
done
exit 1
