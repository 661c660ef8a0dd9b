import * as v from "valibot";
import { readList, type List } from "./answer";
import { link, optionalText, requiredText, text } from "./fields";

/** GET: the rows of the IPO table (IPO-02). */
export const iposPath = () => "/api/company/ipos";

/** GET: upcoming IPOs, a line of text each (IPO-01). */
export const upcomingIposPath = () => "/api/company";

/** GET: what lists today (IPO-01). */
export const listingTodayPath = () => "/api/company/list";

export const IpoSchema = v.pipe(
  v.looseObject({
    _id: requiredText,
    company: text(""),
    status: text(""),
    ipoManager: optionalText,
    openingDate: optionalText,
    closingDate: optionalText,
    listingDate: optionalText,
    issuePrice: optionalText,
    issueAmountCr: optionalText,
    listingAt: optionalText,
    blogLink: link,
    review: optionalText,
  }),
  v.transform(({ _id, listingAt, blogLink, ...ipo }) => ({
    id: _id,
    company: ipo.company,
    status: ipo.status,
    ipoManager: ipo.ipoManager,
    openingDate: ipo.openingDate,
    closingDate: ipo.closingDate,
    listingDate: ipo.listingDate,
    issuePrice: ipo.issuePrice,
    issueAmountCr: ipo.issueAmountCr,
    /** The API calls it listingAt; the page shows it as Rating. */
    rating: listingAt,
    reportUrl: blogLink,
    review: ipo.review,
  })),
);
export type Ipo = v.InferOutput<typeof IpoSchema>;

export const UpcomingIpoSchema = v.pipe(
  v.looseObject({ upcomingIpos: requiredText }),
  v.transform(({ upcomingIpos }) => upcomingIpos),
);

export const ListingTodaySchema = v.pipe(
  v.looseObject({ _id: requiredText, ipoListingsToday: requiredText }),
  v.transform(({ _id, ipoListingsToday }) => ({ id: _id, text: ipoListingsToday })),
);
export type ListingToday = v.InferOutput<typeof ListingTodaySchema>;

export function readIpos(body: unknown): List<Ipo> {
  return readList("GET /api/company/ipos", IpoSchema, body);
}

export function readUpcomingIpos(body: unknown): List<string> {
  return readList("GET /api/company", UpcomingIpoSchema, body);
}

export function readListingToday(body: unknown): List<ListingToday> {
  return readList("GET /api/company/list", ListingTodaySchema, body);
}
