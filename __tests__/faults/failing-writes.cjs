// Preloaded into a publishing process; only changes below DATA_DIR/releases count.
// - While the file FULL_DISK_FLAG exists, the disk is full after as many writes as the file says.
// - KILL_AT_WRITE=n: the process is killed instead of its n-th change, which may also be a rename
//   or removal; beyond the last one it prints the number of changes.
"use strict";

const fs = require("node:fs");

const { FULL_DISK_FLAG: flag = "", DATA_DIR: data = "", KILL_AT_WRITE: fatal } = process.env;
const folder = `${data}/releases`;
let writes = 0;
let changes = 0;

function checkSpace(target) {
  let allowed;
  try {
    allowed = Number(fs.readFileSync(flag, "utf8"));
  } catch {
    writes = 0;
    return;
  }
  writes += 1;
  if (writes <= allowed) return;
  throw Object.assign(new Error(`ENOSPC: no space left on device, '${target}'`), {
    code: "ENOSPC",
    path: String(target),
  });
}

function countChange() {
  if (fatal === undefined) return;
  changes += 1;
  if (changes === Number(fatal)) process.kill(process.pid, "SIGKILL");
}

/** The index of the path among each function's arguments. */
const WRITERS = { mkdirSync: 0, writeFileSync: 0 };
const ASYNC_WRITERS = { mkdir: 0, open: 0, writeFile: 0 };
/** These also succeed on a full disk. */
const MOVERS = { renameSync: 1, rmSync: 0 };
const ASYNC_MOVERS = { rename: 1, rm: 0 };

function checkBefore(module, functions, check) {
  for (const [name, index] of Object.entries(functions)) {
    const real = module[name];
    const runChecked = (args) => {
      if (String(args[index]).startsWith(folder)) check(args[index]);
      return real(...args);
    };
    module[name] = name.endsWith("Sync")
      ? (...args) => runChecked(args)
      : async (...args) => runChecked(args);
  }
}

const checkWrite = (target) => {
  countChange();
  checkSpace(target);
};
checkBefore(fs, WRITERS, checkWrite);
checkBefore(fs.promises, ASYNC_WRITERS, checkWrite);
checkBefore(fs, MOVERS, countChange);
checkBefore(fs.promises, ASYNC_MOVERS, countChange);

if (fatal !== undefined) process.on("exit", () => console.log(`${changes} changes`));
