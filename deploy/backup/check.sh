#!/usr/bin/env bash
# Exits with 1, and says why, when the archive is more than a minute behind or the newest base backup is older than 26
# hours. Run it every minute and alert on it. The user needs the role pg_monitor.
set -euo pipefail
: "${BOAB_BACKUP_DIR:?the folder of the backups}"
bad=0

seconds=$(psql -qAtX -d postgres -c "
  select ceil(extract(epoch from min(greatest(now() - reply_time, flush_lag))))
  from pg_stat_replication where application_name = 'boab_archive' and state = 'streaming'")
if [ -z "$seconds" ]; then
  echo "the archive does not receive the write-ahead log"
  bad=1
elif [ "$seconds" -gt 60 ]; then
  echo "the archive is $seconds seconds behind"
  bad=1
fi

newest=$(find "$BOAB_BACKUP_DIR/base" -mindepth 1 -maxdepth 1 -name '*Z' 2>/dev/null | sort | tail -n 1)
oldest=$(date -u -d '26 hours ago' +%Y-%m-%dT%H%M%SZ)
if [ -z "$newest" ] || [[ $(basename "$newest") < $oldest ]]; then
  echo "the newest base backup is ${newest:-missing}"
  bad=1
fi
if [ "$bad" = 0 ]; then echo "fine: ${seconds} seconds behind, $(basename "$newest")"; fi
exit "$bad"
