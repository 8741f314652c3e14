#!/usr/bin/env bash
# Stops the gateway first, then the storage, then the monitor, and waits for each.
set -euo pipefail

: "${DATA_FOLDER:?}"
for daemon in client.rgw osd.0 mon.a; do
  pid=$(cat "$DATA_FOLDER/run/$daemon.pid" 2>/dev/null) || continue
  kill "$pid" 2>/dev/null || continue
  for _ in $(seq 1 150); do
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.1
  done
done
