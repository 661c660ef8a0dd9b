import { seoPlugin } from "@payloadcms/plugin-seo";
import {
  MetaDescriptionField,
  MetaImageField,
  MetaTitleField,
  PreviewField,
} from "@payloadcms/plugin-seo/fields";
import type { Field, Plugin } from "payload";
import { cleanHtml } from "../../../src/shared/domain/html";
import { readField, readTextField } from "../../../src/shared/domain/read-field";
import { paths } from "../../../src/shared/domain/paths";
import { takeFirstCharacters } from "../../../src/shared/domain/text";
import type { Environment } from "../environment";
import { toPostPath } from "../lib/site-path";

/** The maximum that the plugin's hint recommends. */
const MAX_DESCRIPTION_LENGTH = 150;

const generateOption = { hasGenerateFn: true } as const;

const fields: Field[] = [
  {
    type: "collapsible",
    label: "Search engines and shared links",
    admin: {
      initCollapsed: true,
      description:
        "Optional. If left blank, the post's title, opening words and thumbnail are used.",
    },
    fields: [
      MetaTitleField({
        ...generateOption,
        overrides: { label: "Title for search engines", validate: checkLength(200) },
      }),
      MetaDescriptionField({
        ...generateOption,
        overrides: { label: "Description for search engines", validate: checkLength(300) },
      }),
      MetaImageField({
        ...generateOption,
        relationTo: "media",
        overrides: { label: "Image for shared links" },
      }),
      PreviewField(generateOption),
    ],
  },
];

/** Returns the plugin with the SEO fields of posts (EDT-06). Proposals need no queries. */
export function createSeoPlugin({ siteUrl }: Pick<Environment, "siteUrl">): Plugin {
  return seoPlugin({
    collections: ["posts"],
    fields: () => fields,
    generateTitle: ({ doc }) => readTextField(doc, "title"),
    generateDescription: ({ doc }) =>
      takeFirstCharacters(cleanHtml(readTextField(doc, "html")).text, MAX_DESCRIPTION_LENGTH - 1),
    generateImage: ({ doc }) => {
      const id = readField(doc, "thumbnail");
      return typeof id === "number" ? id : "";
    },
    // A post may have no slug before it is published.
    generateURL: ({ doc }) => {
      const slug = readTextField(doc, "slug");
      return siteUrl + (slug === "" ? paths.blogs() : toPostPath(slug));
    },
  });
}

// Replaces maxLength, which the plugin would show as the recommended length.
function checkLength(length: number) {
  return (value: unknown) =>
    typeof value !== "string" || value.length <= length || `Use at most ${length} characters.`;
}
