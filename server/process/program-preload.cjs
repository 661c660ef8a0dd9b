// Preloaded into the programs that we start (program.ts): stops them when their parent is killed, and
// makes the next owner of their data folder wait until they have ended.
"use strict";

const { clearInterval, setInterval } = require("node:timers");
const { pathToFileURL } = require("node:url");

const { DATA_FOLDER_LOCK, PARENT_PID } = process.env;
// Workers of the program inherit its environment, but are not programs.
delete process.env.PARENT_PID;

if (PARENT_PID && DATA_FOLDER_LOCK) {
  const { createClient } = require("@libsql/client/sqlite3");
  const lock = createClient({ url: pathToFileURL(DATA_FOLDER_LOCK).href });
  void lock.execute("BEGIN");
  void lock.execute("SELECT count(*) FROM sqlite_schema");
  // Keeps the connection, and with it the lock.
  module.exports = lock;
}

const parent = Number(PARENT_PID ?? process.ppid);
const watch = setInterval(checkParent, 1000);
watch.unref();
// It may have ended before the lock was held.
checkParent();

function checkParent() {
  if (process.ppid === parent) return;
  clearInterval(watch);
  try {
    process.kill(-process.pid, "SIGTERM");
  } catch {
    process.exit(1);
  }
}
