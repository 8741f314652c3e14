#!/usr/bin/env bash
# Starts a one-node Ceph: one monitor, one storage daemon on a sparse file, and radosgw, which
# speaks S3 on 127.0.0.1:$PORT with the keys devkey / devsecret. There is no manager daemon.
set -euo pipefail

: "${DATA_FOLDER:?}" "${PORT:?}"
CONFIG=$DATA_FOLDER/ceph.conf
KEYRING=$DATA_FOLDER/keyring
MONITOR='[v2:127.0.0.1:13300,v1:127.0.0.1:16789]'

write_config() {
  cat >"$CONFIG" <<EOF
[global]
fsid = $1
mon host = $MONITOR
keyring = $KEYRING
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
run dir = $DATA_FOLDER/run
log file = $DATA_FOLDER/\$name.log
admin socket = $DATA_FOLDER/run/\$name.asok
pid file = $DATA_FOLDER/run/\$name.pid
auth allow insecure global id reclaim = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon warn on pool no redundancy = false

[mon]
mon data = $DATA_FOLDER/mon
mon data avail warn = 2
mon data avail crit = 1
paxos propose interval = 0.01
paxos min wait = 0.01

[osd]
osd data = $DATA_FOLDER/osd
osd objectstore = bluestore
bluestore block size = 8589934592
osd memory target = 939524096

[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:$PORT
rgw thread pool size = 64
EOF
}

make_keys() {
  local all=(--cap mon 'allow *' --cap osd 'allow *')
  ceph-authtool --create-keyring "$KEYRING" --gen-key -n mon. --cap mon 'allow *'
  ceph-authtool "$KEYRING" --gen-key -n client.admin "${all[@]}" --cap mgr 'allow *' --cap mds 'allow *'
  ceph-authtool "$KEYRING" --gen-key -n client.rgw "${all[@]}"
  ceph-authtool "$KEYRING" --gen-key -n osd.0 "${all[@]}"
}

create_cluster() {
  local cluster disk
  cluster=$(cat /proc/sys/kernel/random/uuid)
  disk=$(cat /proc/sys/kernel/random/uuid)
  rm -rf "${DATA_FOLDER:?}"/*
  mkdir -p "$DATA_FOLDER"/{mon,osd,run}
  write_config "$cluster"
  make_keys
  monmaptool --create --clobber --fsid "$cluster" --addv a "$MONITOR" "$DATA_FOLDER/monmap"
  ceph-mon -c "$CONFIG" -i a --mkfs --monmap "$DATA_FOLDER/monmap" --keyring "$KEYRING"
  ceph-mon -c "$CONFIG" -i a
  ceph -c "$CONFIG" osd new "$disk"
  ceph-osd -c "$CONFIG" -i 0 --mkfs --osd-uuid "$disk"
  ceph-osd -c "$CONFIG" -i 0
  radosgw-admin -c "$CONFIG" user create --uid=dev --display-name=dev \
    --access-key=devkey --secret-key=devsecret
  # Written last: a cluster that was interrupted half-made is made anew.
  touch "$DATA_FOLDER/ready"
}

if [ -e "$DATA_FOLDER/ready" ]; then
  ceph-mon -c "$CONFIG" -i a
  ceph-osd -c "$CONFIG" -i 0
else
  create_cluster
fi
radosgw -c "$CONFIG" -n client.rgw

for _ in $(seq 1 300); do
  curl -sf -o /dev/null "http://127.0.0.1:$PORT/" && exit 0
  sleep 0.1
done
echo "radosgw did not answer on port $PORT; its log is $DATA_FOLDER/client.rgw.log" >&2
exit 1
