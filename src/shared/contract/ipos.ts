import * as v from "valibot";
import { endpoint, listOf } from "./endpoint";
import { dateText, link, moment, optionalCount, optionalText, requiredText, text } from "./fields";
import { record } from "./record";

const IpoSchema = record({
  id: ["_id", requiredText],
  company: text(""),
  status: text(""),
  ipoManager: optionalText,
  openingDate: dateText,
  closingDate: dateText,
  listingDate: dateText,
  issuePrice: optionalText,
  issueAmountCr: optionalText,
  rating: ["listingAt", optionalText],
  reportUrl: ["blogLink", link],
  review: optionalText,
  // Beyond the source's fields, and optional as they are (IPO-08).
  board: v.fallback(v.nullish(v.picklist(["mainboard", "sme"]), null), null),
  exchange: optionalText,
  lotSize: optionalCount,
  minLots: optionalCount,
  priceMin: optionalCount,
  priceMax: optionalCount,
  allotmentDate: dateText,
  registrar: optionalText,
  registrarUrl: ["registrarLink", link],
  prospectusUrl: ["rhpLink", link],
  draftProspectusUrl: ["drhpLink", link],
  sourceName: optionalText,
  sourceUrl: ["sourceLink", link],
  asOf: moment,
  reviewAuthor: optionalText,
  reviewDate: dateText,
  holdingStatement: optionalText,
});
export type Ipo = v.InferOutput<typeof IpoSchema>;

const UpcomingIpoSchema = v.pipe(
  record({ text: ["upcomingIpos", requiredText] }),
  v.transform(({ text: line }) => line),
);
const IpoListingSchema = record({
  id: ["_id", requiredText],
  text: ["ipoListingsToday", requiredText],
});

/** The rows of the IPO table (IPO-02). */
export const iposEndpoint = endpoint({ path: "/api/company/ipos", read: listOf(IpoSchema) });

/** Upcoming IPOs, a line of text each (IPO-01). */
export const upcomingIposEndpoint = endpoint({
  path: "/api/company",
  read: listOf(UpcomingIpoSchema),
});

/** What lists today (IPO-01). */
export const ipoListingsEndpoint = endpoint({
  path: "/api/company/list",
  read: listOf(IpoListingSchema),
});
