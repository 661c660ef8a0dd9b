// Plain JavaScript: cms/run.mjs reads it before it compiles anything.

import { existsSync } from "node:fs";
import { resolve } from "node:path";

/**
 * Reads the variables of `.env` in a folder, where there is one; what is set already wins.
 * @param {string} folder
 */
export function loadEnvFile(folder) {
  const file = resolve(folder, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
