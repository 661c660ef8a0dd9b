import type { CollectionConfig } from "payload";
import { isProfileAddress } from "../../../src/shared/contract/authors";
import { createContentAccess } from "../lib/access";
import { createDay, createSlugField, withMaxLength } from "../lib/fields";
import { createUsesEndpoint, usesField } from "../lib/uses";
import { checkAuthor, fillAuthorSlug, findAuthorUses, refuseUsedAuthor } from "./author-hooks";

/** Authors and their pages; posts with their name link to them (PST-08). */
export const authors: CollectionConfig = {
  slug: "authors",
  labels: { singular: "Author", plural: "Authors" },
  defaultSort: ["name", "id"],
  // A copy would have the same name.
  disableDuplicate: true,
  admin: {
    group: "Content",
    useAsTitle: "name",
    defaultColumns: ["name", "role", "nismValidUntil"],
    description: "Each author has a page. Posts link to it when their Author field has this name.",
  },
  access: createContentAccess(),
  hooks: { beforeChange: [refuseUsedAuthor, checkAuthor, fillAuthorSlug] },
  endpoints: [createUsesEndpoint(findAuthorUses)],
  fields: [
    usesField,
    {
      name: "name",
      type: "text",
      required: true,
      maxLength: 120,
      admin: {
        description:
          "Exactly as in the Author field of posts. Capitals and extra spaces do not matter.",
      },
    },
    createSlugField(
      "The last part of the address, such as /blog/author/a-name/. Leave blank to create it from the name. If you change it later, add the old address under Redirects.",
    ),
    {
      name: "role",
      type: "text",
      maxLength: 120,
      admin: { description: "For example “Research analyst, equity”. Shown below the name." },
    },
    { name: "qualifications", type: "textarea", maxLength: 1000 },
    {
      type: "row",
      fields: [
        { name: "nismNumber", label: "NISM certificate number", type: "text", maxLength: 60 },
        createDay("nismValidUntil", {
          label: "NISM certificate valid until",
          description:
            "Readers see this date even after it has passed. The dashboard lists it 60 days before: enter the new certificate in time, or clear both fields.",
        }),
      ],
    },
    {
      name: "profiles",
      label: "Other profiles",
      labels: { singular: "Profile", plural: "Profiles" },
      type: "array",
      maxRows: 6,
      fields: [
        { name: "label", label: "Link text", type: "text", required: true, maxLength: 60 },
        {
          name: "url",
          label: "Address",
          type: "text",
          required: true,
          maxLength: 500,
          validate: withMaxLength(
            (value) =>
              (typeof value === "string" && isProfileAddress(value)) ||
              "Use an address that starts with https://.",
          ),
        },
      ],
    },
    {
      name: "interests",
      label: "Disclosure of interests",
      type: "textarea",
      maxLength: 3000,
      admin: {
        description:
          "What this author declares: holdings, other work, links to companies they write about. The compliance officer approves it.",
      },
    },
  ],
};
