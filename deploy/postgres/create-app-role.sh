#!/bin/sh
# Runs once, when the database is made: the migrations would create the role too, but without a password nobody could log in
# as it over the network.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$(cat /run/secrets/app-password)" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role boab_app login password :'password';
SQL
