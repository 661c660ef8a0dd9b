import type { CollectionConfig } from "payload";
import { isProfileAddress } from "../../../src/shared/contract/authors";
import { contentAccess } from "../lib/access";
import { slug } from "../lib/fields";
import { checkAuthor, fillAuthorSlug } from "./author-hooks";

/** Who writes posts: their pages, to which posts of their name lead (PST-08). */
export const authors: CollectionConfig = {
  slug: "authors",
  labels: { singular: "Author", plural: "Authors" },
  defaultSort: ["name", "id"],
  // A copy would have the name of another.
  disableDuplicate: true,
  admin: {
    group: "Content",
    useAsTitle: "name",
    defaultColumns: ["name", "role", "nismValidUntil"],
    description:
      "Each has a page with their posts. A post leads there where its field Author says this name.",
  },
  access: contentAccess(),
  hooks: { beforeChange: [checkAuthor, fillAuthorSlug] },
  fields: [
    {
      name: "name",
      type: "text",
      required: true,
      maxLength: 120,
      admin: { description: "As posts name their author; capitals and spaces do not matter." },
    },
    slug(
      "The last part of the address, such as /blog/author/a-name/. Left empty, it is made from the name. Changed later, the earlier address is gone: enter it under Old addresses.",
    ),
    {
      name: "role",
      type: "text",
      maxLength: 120,
      admin: { description: "Such as “Research analyst, equity”. Shown below the name." },
    },
    { name: "qualifications", type: "textarea", maxLength: 1000 },
    {
      type: "row",
      fields: [
        { name: "nismNumber", label: "NISM certificate number", type: "text", maxLength: 60 },
        {
          name: "nismValidUntil",
          label: "NISM certificate valid until",
          type: "date",
          admin: {
            date: { pickerAppearance: "dayOnly", displayFormat: "d MMM yyyy" },
            description:
              "Readers see this day as it stands here, also when it is over. Nobody reminds you: enter the new certificate in time, or clear both fields.",
          },
        },
      ],
    },
    {
      name: "profiles",
      label: "Profiles elsewhere",
      labels: { singular: "Profile", plural: "Profiles" },
      type: "array",
      maxRows: 6,
      fields: [
        { name: "label", label: "Words of the link", type: "text", required: true, maxLength: 60 },
        {
          name: "url",
          label: "Address",
          type: "text",
          required: true,
          maxLength: 500,
          validate: (value: unknown) =>
            (typeof value === "string" && isProfileAddress(value)) ||
            "Use an address that starts with https://.",
        },
      ],
    },
    {
      name: "interests",
      label: "Statement of interests",
      type: "textarea",
      maxLength: 3000,
      admin: {
        description:
          "What this author declares: holdings, other work, ties to companies written about. The compliance officer approves it.",
      },
    },
  ],
};
