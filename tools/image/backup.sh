#!/usr/bin/env bash
# Without arguments: a dump of the database "catalogue" into /backups. "restore FILE": the dump in place of the database.
set -euo pipefail

if [ $# -eq 0 ]; then
  file="/backups/catalogue-$(date +%F-%H%M%S).dump"
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
  createdb --encoding=UTF8 --locale=C --locale-provider=icu --icu-locale=pt-BR --template=template0 catalogue_restored
  pg_restore --exit-on-error --no-owner --dbname=catalogue_restored "$2"
  dropdb catalogue
  psql --quiet --dbname=postgres --command='ALTER DATABASE catalogue_restored RENAME TO catalogue'
  echo "Restored: $2"
else
  echo 'Usage: docker compose run --rm backup [restore /backups/FILE.dump]' >&2
  exit 1
fi
