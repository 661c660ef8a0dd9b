// Preloaded into the programs that the tools start: ends them when whoever started them is gone
// without a word (killed, crashed), so that no CMS is left behind on a port.
"use strict";

const { clearInterval, setInterval } = require("node:timers");

const starter = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === starter) return;
  clearInterval(watch);
  try {
    process.kill(-process.pid, "SIGTERM");
  } catch {
    process.exit(1);
  }
}, 1000);
watch.unref();
