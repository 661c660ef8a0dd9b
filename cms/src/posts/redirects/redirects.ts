import type { CollectionConfig } from "payload";
import { contentAccess } from "../../lib/access";
import { checkRedirect, tidyRedirect } from "./redirect-hooks";

/** Where addresses lead that no page has any more (EDT-01, EDT-02); the CMS writes most of them itself. */
export const redirects: CollectionConfig = {
  slug: "redirects",
  labels: { singular: "Old address", plural: "Old addresses" },
  defaultSort: "-updatedAt",
  admin: {
    group: "Content",
    useAsTitle: "from",
    defaultColumns: ["from", "post", "page", "updatedAt"],
    description:
      "Written by itself when a published post gets another slug or is withdrawn. It goes when a post takes the address.",
  },
  access: contentAccess(),
  hooks: { beforeValidate: [tidyRedirect, checkRedirect] },
  fields: [
    {
      name: "from",
      label: "Old address",
      type: "text",
      required: true,
      unique: true,
      maxLength: 300,
      admin: { description: "Such as /blog/an-old-slug/." },
    },
    {
      name: "post",
      label: "Leads to this post",
      type: "relationship",
      relationTo: "posts",
      index: true,
      admin: { description: "While it is published, whatever its slug becomes." },
    },
    {
      name: "page",
      label: "Else to this page",
      type: "text",
      maxLength: 300,
      admin: {
        description:
          "An address of this site, such as /blogs/. Left empty, visitors and search engines are told that the page is gone.",
      },
    },
    {
      name: "category",
      type: "relationship",
      relationTo: "categories",
      admin: { description: "Whose posts are listed where the page is gone." },
    },
  ],
};
