import type { CollectionConfig } from "payload";
import { contentAccess } from "../access/content";
import { nobodyField } from "../access/nobody";
import type { Environment } from "../environment";
import { picture } from "../fields/picture";
import { slug } from "../fields/slug";
import { dateOfPublishing } from "../hooks/date-of-publishing";
import { fillSlug } from "../hooks/fill-slug";
import { renderHtml } from "../hooks/render-html";
import { openPreview, previewAddress } from "../preview/open-preview";

/** Blog posts. Visitors and the site's build get published ones only. */
export function posts(environment: Environment): CollectionConfig {
  return {
    slug: "posts",
    labels: { singular: "Blog post", plural: "Blog posts" },
    defaultSort: "-date",
    admin: {
      group: "Content",
      useAsTitle: "title",
      defaultColumns: ["title", "category", "date", "_status"],
      enableListViewSelectAPI: true,
      preview: previewAddress,
    },
    access: contentAccess({ _status: { equals: "published" } }),
    versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 30 },
    endpoints: [openPreview(environment)],
    hooks: { beforeChange: [fillSlug, dateOfPublishing, renderHtml] },
    fields: [
      { name: "title", type: "text", required: true, maxLength: 200 },
      picture("thumbnail", {
        description: "Shown on the card and above the post; 1200 × 675 is best.",
      }),
      { name: "content", type: "richText" },
      {
        // What answers read: made of `content` at each save (render-html), never typed.
        name: "html",
        type: "textarea",
        access: { create: nobodyField, update: nobodyField },
        admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      },
      slug(),
      {
        name: "date",
        type: "date",
        index: true,
        admin: {
          position: "sidebar",
          date: { pickerAppearance: "dayOnly", displayFormat: "d MMM yyyy" },
          description: "Left empty, it becomes the day of publishing.",
        },
      },
      {
        name: "category",
        type: "relationship",
        relationTo: "categories",
        index: true,
        admin: { position: "sidebar" },
      },
      { name: "author", type: "text", maxLength: 120, admin: { position: "sidebar" } },
    ],
  };
}
