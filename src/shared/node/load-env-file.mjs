// Plain JavaScript: cms/run-cms-script.mjs loads it before it compiles anything.

import { existsSync } from "node:fs";
import { resolve } from "node:path";

/**
 * Reads the variables of a folder's `.env`, if any. Variables that are already set win.
 * @param {string} folder
 */
export function loadEnvFile(folder) {
  const file = resolve(folder, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
