import fs from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { readField } from "../../../src/shared/domain/read-field";

const PERSONAL = ["attachments", "outbox"];

/** Removes other accounts' rights from the data folder (700) and personal files in it (600). */
export async function restrictDataDirPermissions(payload: Payload, dataDir: string): Promise<void> {
  const isFile = (name: string) =>
    /^(cms\.sqlite.*|secrets\.json|erased-enquiries\.txt)$/.test(name);
  await setMode(payload, dataDir, 0o700);
  for (const name of (await readDir(dataDir)).filter(isFile)) {
    await setMode(payload, joinPath(dataDir, name), 0o600);
  }
  for (const folder of PERSONAL.map((name) => joinPath(dataDir, name))) {
    await setMode(payload, folder, 0o700);
    for (const name of await readDir(folder)) await setMode(payload, joinPath(folder, name), 0o600);
  }
}

/** Prevents the build from including every file that such a path could name. */
const joinPath = (dir: string, name: string) => path.join(/* turbopackIgnore: true */ dir, name);

const readDir = (folder: string) => fs.readdir(folder).catch(() => []);

async function setMode(payload: Payload, file: string, mode: number): Promise<void> {
  try {
    await fs.chmod(file, mode);
  } catch (error) {
    if (readField(error, "code") === "ENOENT") return;
    const octal = mode.toString(8);
    payload.logger.warn(`${file} may be readable by other accounts; set its mode to ${octal}`);
  }
}
