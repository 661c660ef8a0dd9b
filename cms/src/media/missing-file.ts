import fs from "node:fs";
import path from "node:path";
import type { UploadConfig } from "payload";
import { createReply } from "../lib/reply";

type FileHandler = NonNullable<UploadConfig["handlers"]>[number];

/** Returns a handler that sends 404 for a missing file; Payload would send 500. */
export function createMissingFileHandler(folder: string): FileHandler {
  return (_req, { params }) => {
    const file = path.join(/* turbopackIgnore: true */ folder, path.basename(params.filename));
    if (fs.existsSync(file)) return;
    return createReply(404, "File not found.");
  };
}
