import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** Reads the variables of `.env` in a folder, where there is one; what is set already wins. */
export function loadEnvFile(folder: string): void {
  const file = resolve(folder, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
