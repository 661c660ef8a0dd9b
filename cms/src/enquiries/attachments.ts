import path from "node:path";
import type { Access, CollectionConfig } from "payload";
import { getRole, isAdmin, allowNobody } from "../lib/access";
import type { Environment } from "../environment";
import { createMissingFileHandler } from "../media/missing-file";

/** Start of the names of a form's files. */
export const toPdfPrefix = (isComplaint: boolean) => (isComplaint ? "complaint-" : "enquiry-");

/** Admins read all files, compliance officers those of complaints, editors the others. */
const allowReading: Access = ({ req }) => {
  const role = getRole(req.user);
  if (role === null || role === "admin") return role !== null;
  return { filename: { contains: toPdfPrefix(role === "compliance") } };
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
