import path from "node:path";
import type { Access, CollectionConfig } from "payload";
import { getRole, isAdmin, allowNobody } from "../lib/access";
import type { Environment } from "../environment";
import { createMissingFileHandler } from "../media/missing-file";

/** Start of the names of complaints' files. */
export const COMPLAINT_PDF = "complaint-";

/** Admins read all files, compliance officers those of complaints, editors the others. */
const allowReading: Access = ({ req }) => {
  const role = getRole(req.user);
  if (role === "editor") return { filename: { not_like: COMPLAINT_PDF } };
  return role === "compliance" ? { filename: { like: COMPLAINT_PDF } } : role === "admin";
};

/** PDF files of enquiries: stored by the server, never public. */
export function defineAttachments({ dataDir }: Environment): CollectionConfig {
  return {
    slug: "attachments",
    admin: { group: "Visitors", useAsTitle: "filename" },
    access: { read: allowReading, create: allowNobody, update: allowNobody, delete: isAdmin },
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
