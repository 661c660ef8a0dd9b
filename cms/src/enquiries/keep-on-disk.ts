import fs from "node:fs/promises";
import path from "node:path";

/** Waits until a written file, and its name in the folder, would survive a loss of power. */
export async function keepOnDisk(folder: string, name: string): Promise<void> {
  for (const target of [path.join(folder, name), folder]) {
    const handle = await fs.open(target, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
