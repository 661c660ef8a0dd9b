import path from "node:path";
import type { CollectionConfig } from "payload";
import { isAdmin, isEditor, allowNobody } from "../lib/access";
import type { Environment } from "../environment";
import { createMissingFileHandler } from "../media/missing-file";

/** PDF files of enquiries: stored by the server, read by admins and editors, never public. */
export function defineAttachments({ dataDir }: Environment): CollectionConfig {
  return {
    slug: "attachments",
    admin: { group: "Visitors", useAsTitle: "filename" },
    access: { read: isEditor, create: allowNobody, update: allowNobody, delete: isAdmin },
    upload: {
      staticDir: path.join(dataDir, "attachments"),
      mimeTypes: ["application/pdf"],
      pasteURL: false,
      handlers: [createMissingFileHandler(path.join(dataDir, "attachments"))],
      modifyResponseHeaders: ({ headers }) => {
        headers.set("cache-control", "no-store");
        headers.set("content-disposition", "attachment");
        headers.set("x-content-type-options", "nosniff");
        return headers;
      },
    },
    fields: [],
  };
}
