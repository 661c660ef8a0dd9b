// Preloaded into a CMS: writes to its database and log fail while the file FULL_DISK_FLAG exists.
"use strict";

const fs = require("node:fs");

const { FULL_DISK_FLAG: flag = "", DATA_DIR: data = "" } = process.env;
const Database = require(require.resolve("libsql", { paths: [process.cwd()] }));

let wasFull;
function updateStderr() {
  const now = fs.existsSync(flag);
  if (now !== wasFull) {
    wasFull = now;
    fs.closeSync(2);
    // openSync returns the lowest free descriptor: 2, standard error.
    fs.openSync(wasFull ? "/dev/full" : `${data}/stderr.log`, "a");
  }
  return now;
}
updateStderr();

const { prepare } = Database.prototype;
Database.prototype.prepare = function prepareUnlessFull(sql) {
  if (updateStderr() && /^\s*(?:insert|update|delete)/i.test(sql)) {
    throw new Database.SqliteError("database or disk is full", "SQLITE_FULL", 13);
  }
  return prepare.call(this, sql);
};
