import type { CollectionConfig } from "payload";
import { contentAccess } from "../lib/access";
import { active, link, moment, picture } from "../lib/fields";
import { singleActive } from "./single-active";

export const events: CollectionConfig = {
  slug: "events",
  labels: { singular: "Event pop-up", plural: "Event pop-ups" },
  admin: { group: "Home page", useAsTitle: "title", defaultColumns: ["title", "active"] },
  access: contentAccess({ active: { equals: true } }),
  hooks: { afterChange: [singleActive] },
  fields: [
    {
      name: "title",
      type: "text",
      required: true,
      maxLength: 200,
      admin: { description: "For this list only; the site shows the image." },
    },
    picture("image", { required: true }),
    moment("begin", "Begins"),
    moment("end", "Ends"),
    link("link", { label: "Link", description: "Where visitors read more or register." }),
    active(),
  ],
};
