// Preloaded into a publishing process: while the file that FULL_DISK_FLAG names is there, writing
// below DATA_DIR/releases fails as on a full disk, after as many writes as the file says.
"use strict";

const fs = require("node:fs");

const { FULL_DISK_FLAG: flag = "", DATA_DIR: data = "" } = process.env;
const folder = `${data}/releases`;
let writes = 0;

function checkSpace(target) {
  if (!String(target).startsWith(folder)) return;
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

/** Which of a function's arguments is what it writes. */
const WRITERS = { mkdirSync: 0, linkSync: 1, symlinkSync: 1, writeFileSync: 0 };
const ASYNC_WRITERS = { copyFile: 1, link: 1, mkdir: 0, writeFile: 0 };

for (const [name, index] of Object.entries(WRITERS)) {
  const real = fs[name];
  fs[name] = (...args) => {
    checkSpace(args[index]);
    return real(...args);
  };
}
for (const [name, index] of Object.entries(ASYNC_WRITERS)) {
  const real = fs.promises[name];
  fs.promises[name] = async (...args) => {
    checkSpace(args[index]);
    return real(...args);
  };
}
