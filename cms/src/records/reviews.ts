import type { CollectionConfig } from "payload";
import { createContentAccess } from "../lib/access";
import { createPicture } from "../lib/fields";

export const reviews: CollectionConfig = {
  slug: "reviews",
  admin: {
    group: "Content",
    useAsTitle: "userName",
    defaultColumns: ["userName", "score", "text"],
  },
  access: createContentAccess(),
  fields: [
    {
      name: "score",
      type: "number",
      required: true,
      min: 1,
      max: 5,
      admin: { description: "1 to 5; the site shows reviews of 4 and 5." },
    },
    { name: "text", type: "textarea", required: true, maxLength: 2000 },
    { name: "userName", label: "Name", type: "text", required: true, maxLength: 120 },
    createPicture("userImage", { label: "Image" }),
  ],
};
