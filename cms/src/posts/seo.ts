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
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from "./search-lengths";

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
      MetaTitleField(createText("Title for search engines", TITLE_LENGTH, 200)),
      MetaDescriptionField(createText("Description for search engines", DESCRIPTION_LENGTH, 300)),
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
      takeFirstCharacters(
        cleanHtml(readTextField(doc, "html")).text,
        DESCRIPTION_LENGTH.maxLength - 1,
      ),
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

function createText(label: string, recommended: typeof TITLE_LENGTH, maximum: number) {
  // Payload's own check would refuse what is longer than recommended.
  const validate = (value: unknown) =>
    typeof value !== "string" || value.length <= maximum || `Use at most ${maximum} characters.`;
  return { ...generateOption, overrides: { label, ...recommended, validate } };
}
