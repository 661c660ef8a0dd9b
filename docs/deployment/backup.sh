#!/bin/sh
# Backs up into a folder, checks the backup, and removes backups older than KEEP_DAYS.
set -eu
folder="$1/$(date -u +%Y%m%dT%H%M%SZ)"
npm run --silent backup -- "$folder"
npm run --silent restore -- --check "$folder"
find "$1" -mindepth 1 -maxdepth 1 -type d -name '*Z' -mtime "+${KEEP_DAYS:-14}" -exec rm -rf {} +
