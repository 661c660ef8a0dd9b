import * as v from "valibot";
import { table } from "./product-fields";
import { icon, meta, words } from "./schema-fields";

// The shape of content/pages/features.yaml.

/** The pages it leads to, by their name in paths.ts. */
const product = v.picklist(
  ["expertAdvice", "stockbox", "stockScreener", "portfolioScreener", "portfolioHedger", "fiiDii"],
  "must be the name of a product page",
);
const page = v.picklist(
  ["ipos", "researchReports", "blogs", "faq", "investorCharter"],
  "must be the name of a page",
);

export const FeaturesSchema = v.strictObject({
  meta,
  name: words,
  title: words,
  lead: words,
  download: words,
  plans: words,
  groups: v.array(
    v.strictObject({
      title: words,
      text: words,
      items: v.array(v.strictObject({ product, icon, title: words, text: words, cost: words })),
    }),
  ),
  fresh: table,
  more: v.strictObject({
    title: words,
    items: v.array(v.strictObject({ page, title: words, text: words })),
  }),
  risk: words,
});

export type Features = v.InferOutput<typeof FeaturesSchema>;
