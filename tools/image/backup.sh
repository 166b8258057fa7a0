#!/usr/bin/env bash
# Without arguments: a dump of the database "catalogue" into /backups. "restore FILE": the dump in place of the database.
set -euo pipefail
# A dump has personal data and the keys of the server.
umask 077

if [ $# -eq 0 ]; then
  file="/backups/catalogue-$(date +%F-%H%M%S).dump"
  # A full disk, or a stop, leaves no part of one.
  trap 'rm -f "$file.partial"' EXIT
  pg_dump --format=custom --file="$file.partial" catalogue
  mv "$file.partial" "$file"
  echo "Written: $file"
elif [ $# -eq 2 ] && [ "$1" = restore ]; then
  # The lock that each server holds (tools/demoDatabase.ts), also while it has no connection to its database.
  servers=$(psql --quiet --no-align --tuples-only --dbname=postgres \
    --command="SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = 420006")
  if [ "$servers" -gt 0 ]; then
    echo 'A server is running: docker compose stop server' >&2
    exit 1
  fi
  dropdb --if-exists catalogue_restored
  dropdb --if-exists catalogue_before
  createdb --encoding=UTF8 --locale=C --locale-provider=icu --icu-locale=pt-BR --template=template0 catalogue_restored
  pg_restore --exit-on-error --no-owner --dbname=catalogue_restored "$2"
  # In one transaction: when this is interrupted, there is always a database of this name.
  psql --quiet --dbname=postgres --set=ON_ERROR_STOP=1 --command='BEGIN;
    ALTER DATABASE catalogue RENAME TO catalogue_before;
    ALTER DATABASE catalogue_restored RENAME TO catalogue;
    COMMIT'
  dropdb catalogue_before
  echo "Restored: $2"
else
  echo 'Usage: docker compose run --rm backup [restore /backups/FILE.dump]' >&2
  exit 1
fi
