// Preloaded into the programs that we start: stops them when their parent is killed.
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
