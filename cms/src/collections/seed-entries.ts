import type { CollectionConfig } from "payload";
import { nobody } from "../access/nobody";

/**
 * What the seed has made once: it never makes it again, so an editor's change, and a deletion too,
 * stays as it is.
 */
export const seedEntries: CollectionConfig = {
  slug: "seed-entries",
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: "key", type: "text", required: true, unique: true },
    { name: "document", type: "text", required: true },
  ],
};
