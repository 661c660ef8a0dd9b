// Preloaded into a CMS: its database and log find no room while the file FULL_DISK_FLAG exists.
"use strict";

const fs = require("node:fs");

const { FULL_DISK_FLAG: flag = "", DATA_DIR: data = "" } = process.env;
const Database = require(require.resolve("libsql", { paths: [process.cwd()] }));

let full;
function isFull() {
  const now = fs.existsSync(flag);
  if (now !== full) {
    full = now;
    fs.closeSync(2);
    // The lowest number that is free: standard error.
    fs.openSync(full ? "/dev/full" : `${data}/stderr.log`, "a");
  }
  return full;
}
isFull();

const { prepare } = Database.prototype;
Database.prototype.prepare = function prepareUnlessFull(sql) {
  if (isFull() && /^\s*(?:insert|update|delete)/i.test(sql)) {
    throw new Database.SqliteError("database or disk is full", "SQLITE_FULL", 13);
  }
  return prepare.call(this, sql);
};
