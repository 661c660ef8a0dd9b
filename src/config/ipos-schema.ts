import * as v from "valibot";
import { meta, words } from "./schema-fields";

// The shape of content/pages/ipos.yaml; checked at build, like site.yaml.

const directions = v.strictObject({ up: words, down: words });

export const IposSchema = v.strictObject({
  meta,
  hero: v.strictObject({ title: words, lead: words, text: words }),
  noScript: words,
  upcoming: v.strictObject({ title: words, empty: words }),
  today: v.strictObject({ title: words, empty: words }),
  list: v.strictObject({
    title: words,
    search: words,
    searchHint: words,
    status: words,
    statuses: v.strictObject({ all: words, open: words, closed: words }),
    sort: words,
    unsorted: words,
    directions: v.strictObject({ text: directions, date: directions, number: directions }),
    more: words,
    view: words,
  }),
  columns: v.strictObject({
    company: words,
    ipoManager: words,
    openingDate: words,
    closingDate: words,
    listingDate: words,
    issuePrice: words,
    issueAmountCr: words,
    rating: words,
    reportUrl: words,
    review: words,
  }),
  reading: v.strictObject({
    title: words,
    lead: words,
    terms: v.pipe(
      v.array(v.strictObject({ term: words, meaning: words })),
      v.minLength(1, "must hold at least one term"),
    ),
  }),
  risk: v.strictObject({ title: words, text: words, warning: words }),
});

export type IposText = v.InferOutput<typeof IposSchema>;
