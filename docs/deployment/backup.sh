#!/bin/sh
# Backs up into a folder, checks the backup, copies it to COPY_TO (such as backup@other.example.com:site)
# if that is set, and removes backups older than KEEP_DAYS.
set -eu
folder="$1/$(date -u +%Y%m%dT%H%M%SZ)"
npm run --silent backup -- "$folder"
npm run --silent restore -- --check "$folder"
[ -z "${COPY_TO:-}" ] || rsync -a "$folder" "$COPY_TO/"
find "$1" -mindepth 1 -maxdepth 1 -type d -name '*Z' -mtime "+${KEEP_DAYS:-14}" -exec rm -rf {} +
