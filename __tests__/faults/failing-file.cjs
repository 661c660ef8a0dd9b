// Preloaded into a build: WRITE_FAULT names a file such as "kill redirects" or "full /page-data/".
"use strict";

const fs = require("node:fs");

const { WRITE_FAULT: file = "" } = process.env;
const real = { ...fs };

function failIfNamed(target) {
  if (!fs.existsSync(file)) return;
  const [how, part] = fs.readFileSync(file, "utf8").split(" ");
  if (!String(target).includes(part)) return;
  if (how === "kill") {
    real.rmSync(file);
    process.kill(process.pid, "SIGKILL");
  }
  throw Object.assign(new Error(`ENOSPC: no space left on device, '${target}'`), {
    code: "ENOSPC",
  });
}

for (const [module, names] of [
  [fs, ["writeFileSync", "rmSync"]],
  [fs.promises, ["writeFile"]],
]) {
  for (const name of names) {
    const write = module[name];
    module[name] = (...args) => {
      failIfNamed(args[0]);
      return write(...args);
    };
  }
}

fs.writeFile = (target, ...args) => {
  try {
    failIfNamed(target);
  } catch (error) {
    process.nextTick(args.at(-1), error);
    return;
  }
  real.writeFile(target, ...args);
};
