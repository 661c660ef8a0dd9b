import * as v from "valibot";
import { defineEndpoint, createListReader } from "./response";
import {
  dateText,
  link,
  isoTime,
  optionalText,
  requiredText,
  singleNumber,
  toText,
  toRecord,
} from "./fields";
import { trimEdges } from "./plain-text";

/** Control characters that neither a page nor a calendar may hold; line breaks and tabs may stay. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

const removeControls = (value: string) => trimEdges(value.replace(CONTROLS, " "));

const plainText = v.pipe(
  optionalText,
  v.transform((value) => value && removeControls(value)),
);

const IpoSchema = toRecord({
  id: ["_id", requiredText],
  company: v.pipe(toText(""), v.transform(removeControls)),
  status: toText(""),
  ipoManager: plainText,
  openingDate: dateText,
  closingDate: dateText,
  listingDate: dateText,
  issuePrice: plainText,
  issueAmountCr: plainText,
  rating: ["listingAt", plainText],
  reportUrl: ["blogLink", link],
  review: plainText,
  // Optional fields beyond the source's (IPO-08).
  board: v.fallback(v.nullish(v.picklist(["mainboard", "sme"]), null), null),
  exchange: plainText,
  lotSize: singleNumber,
  minLots: singleNumber,
  priceMin: singleNumber,
  priceMax: singleNumber,
  allotmentDate: dateText,
  registrar: plainText,
  registrarUrl: ["registrarLink", link],
  prospectusUrl: ["rhpLink", link],
  draftProspectusUrl: ["drhpLink", link],
  sourceName: plainText,
  sourceUrl: ["sourceLink", link],
  asOf: isoTime,
  reviewAuthor: plainText,
  reviewDate: dateText,
  holdingStatement: plainText,
  outcome: v.fallback(v.nullish(v.picklist(["withdrawn", "postponed", "extended"]), null), null),
  outcomeDay: dateText,
  outcomeSource: plainText,
  outcomeUrl: ["outcomeLink", link],
});
export type Ipo = v.InferOutput<typeof IpoSchema>;

const UpcomingIpoSchema = v.pipe(
  toRecord({ text: ["upcomingIpos", requiredText] }),
  v.transform(({ text: line }) => line),
);
const IpoListingSchema = toRecord({
  id: ["_id", requiredText],
  text: ["ipoListingsToday", requiredText],
});

/** The rows of the IPO table (IPO-02). */
export const iposEndpoint = defineEndpoint({
  path: "/api/company/ipos",
  read: createListReader(IpoSchema),
});

/** Upcoming IPOs, a line of text each (IPO-01). */
export const upcomingIposEndpoint = defineEndpoint({
  path: "/api/company",
  read: createListReader(UpcomingIpoSchema),
});

/** IPOs that list today (IPO-01). */
export const ipoListingsEndpoint = defineEndpoint({
  path: "/api/company/list",
  read: createListReader(IpoListingSchema),
});
