import * as v from "valibot";
import { table } from "../fields.schema";
import { icon, meta, nonEmptyText, pickTexts } from "../../../content/schema-fields";

export const file = "pages/features.yaml";

/** Names of pages in paths.ts. */
const product = v.picklist(
  ["expertAdvice", "stockbox", "stockScreener", "portfolioScreener", "portfolioHedger", "fiiDii"],
  "must be the name of a product page",
);
const page = v.picklist(
  ["ipos", "researchReports", "blogs", "faq", "investorCharter"],
  "must be the name of a page",
);

export const schema = v.strictObject({
  meta,
  ...pickTexts("name", "title", "lead", "download", "plans", "risk"),
  groups: v.array(
    v.strictObject({
      ...pickTexts("title", "text"),
      items: v.array(v.strictObject({ product, icon, ...pickTexts("title", "text", "cost") })),
    }),
  ),
  fresh: table,
  more: v.strictObject({
    title: nonEmptyText,
    items: v.array(v.strictObject({ page, ...pickTexts("title", "text") })),
  }),
});

export type Features = v.InferOutput<typeof schema>;
