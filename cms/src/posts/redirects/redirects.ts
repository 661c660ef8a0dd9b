import type { CollectionConfig } from "payload";
import { createContentAccess } from "../../lib/access";
import { readTextField } from "../../../../src/shared/domain/read-field";
import type { Environment } from "../../environment";
import { checkRedirectTarget } from "./check-target";
import { createTargetsEndpoint } from "./targets-endpoint";
import { checkRedirect, normalizeRedirect } from "./redirect-hooks";

/** Returns the collection of redirects (EDT-01, EDT-02). The CMS writes most of them. */
export const defineRedirects = ({
  dataDir,
  siteUrl,
}: Pick<Environment, "dataDir" | "siteUrl">): CollectionConfig => ({
  slug: "redirects",
  labels: { singular: "Redirect", plural: "Redirects" },
  defaultSort: "-updatedAt",
  admin: {
    group: "Content",
    useAsTitle: "from",
    defaultColumns: ["from", "post", "page", "updatedAt"],
    description:
      "Added automatically when a published post changes its slug or is unpublished. Removed when a post takes over the address.",
  },
  access: createContentAccess(),
  endpoints: [createTargetsEndpoint(dataDir)],
  hooks: {
    beforeValidate: [normalizeRedirect(siteUrl), checkRedirect, checkRedirectTarget(dataDir)],
  },
  fields: [
    {
      name: "from",
      label: "Old address",
      type: "text",
      required: true,
      unique: true,
      maxLength: 300,
      // The dashboard opens the form with the address that was not found (OPS-07).
      defaultValue: ({ req }) => readTextField(req?.query, "from"),
      admin: { description: "For example /blog/an-old-slug/." },
    },
    {
      name: "post",
      label: "Redirect to post",
      type: "relationship",
      relationTo: "posts",
      index: true,
      admin: { description: "Follows the post's slug while it is published." },
    },
    {
      name: "page",
      label: "Or redirect to this page",
      type: "text",
      maxLength: 300,
      admin: {
        components: { Field: "/admin/target-field#TargetField" },
        description:
          "A post, category or page of this site: type a part of its name to choose it. Without a page or a published post, visitors and search engines see that the page is gone.",
      },
    },
    {
      name: "category",
      type: "relationship",
      relationTo: "categories",
      admin: { description: "Posts from this category are listed on the “gone” page." },
    },
  ],
});
