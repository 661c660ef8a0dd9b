// Preloaded into a CMS: while the file FULL_DISK_FLAG exists, its log cannot be written, and its
// database only once the reserve is freed.
"use strict";

const fs = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");

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

const hasReserve = () => fs.existsSync(`${data}/disk-reserve`);

const { statfs } = fs.promises;
fs.promises.statfs = async (folder) => {
  const real = await statfs(folder);
  if (!updateStderr()) return real;
  const freeBytes = hasReserve() ? 0 : 8 * 1024 * 1024;
  return { ...real, blocks: 1, bavail: freeBytes / real.bsize };
};
syncBuiltinESMExports();

const { prepare } = Database.prototype;
Database.prototype.prepare = function prepareUnlessFull(sql) {
  if (updateStderr() && hasReserve() && /^\s*(?:insert|update|delete)/i.test(sql)) {
    throw new Database.SqliteError("database or disk is full", "SQLITE_FULL", 13);
  }
  return prepare.call(this, sql);
};
