import fs from "node:fs/promises";
import path from "node:path";
import type { Environment } from "../environment";
import { openBucket } from "./bucket";
import { toObjectKey } from "./object-keys";

export type ReadAttachment = (filename: string) => Promise<Buffer>;

/** Returns a function that reads a PDF from bucket or disk. It throws if it cannot. */
export function createAttachmentReader({
  dataDir,
  s3,
}: Pick<Environment, "dataDir" | "s3">): ReadAttachment {
  if (s3 === null) {
    return (filename) => fs.readFile(path.join(dataDir, "attachments", path.basename(filename)));
  }
  const bucket = openBucket(s3);
  return async (filename) => {
    try {
      return await bucket.read(toObjectKey("attachments", path.basename(filename)));
    } catch (cause) {
      // The enquiry shows staff this code (mail-error.ts).
      throw Object.assign(new Error("The PDF cannot be read.", { cause }), {
        code: "PDF_UNREADABLE",
      });
    }
  };
}
