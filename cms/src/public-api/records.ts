import { blogCategoriesEndpoint } from "../../../src/shared/contract/blog-categories";
import { carouselEndpoint, smallCarouselEndpoint } from "../../../src/shared/contract/carousel";
import { complaintReportEndpoint } from "../../../src/shared/contract/complaint-report";
import {
  monthlyComplaintsEndpoint,
  yearlyComplaintsEndpoint,
} from "../../../src/shared/contract/complaint-trends";
import { employeesEndpoint } from "../../../src/shared/contract/employees";
import { eventEndpoint } from "../../../src/shared/contract/event";
import {
  ipoListingsEndpoint,
  iposEndpoint,
  upcomingIposEndpoint,
} from "../../../src/shared/contract/ipos";
import { jobsEndpoint } from "../../../src/shared/contract/jobs";
import { reportsEndpoint } from "../../../src/shared/contract/reports";
import { reviewsEndpoint } from "../../../src/shared/contract/reviews";
import { toIsoDay } from "../posts/post-record";
import { TREND_COUNTS } from "../../../src/shared/domain/complaint-totals";
import { computeIpoStage } from "../../../src/shared/domain/ipo";
import { getMonthName } from "../records/months";
import { chooseSmallPicture, toPicture } from "../media/picture";
import type { Carousel, ComplaintReport, Ipo, SmallCarousel } from "../payload-types";
import { listListings, listUpcoming, toIpoDates } from "./ipo-lines";
import { createRoute, type Route } from "./route";
import type { Store } from "./store";

const MAX_TRENDS = 240;

export const records: Route[] = [
  createRoute(blogCategoriesEndpoint, async (store) => {
    const { docs } = await store.list("categories", { sort: ["order", "id"], limit: 500 });
    return { data: docs.map(({ id, name }) => ({ _id: String(id), blogCategoryName: name })) };
  }),

  createRoute(carouselEndpoint, async (store) => {
    const { docs } = await store.list("carousels", { sort: ["-updatedAt"], limit: 1, depth: 1 });
    const data = docs.map((record) => ({
      _id: String(record.id),
      Active: record.active === true,
      ...toImages(record, store.mediaUrl),
    }));
    return { data };
  }),

  createRoute(smallCarouselEndpoint, async (store) => {
    const sort = ["-updatedAt"];
    const { docs } = await store.list("small-carousels", { sort, limit: 1, depth: 1 });
    return { data: docs[0] ? toImages(docs[0], store.mediaUrl) : null };
  }),

  createRoute(complaintReportEndpoint, async (store) => {
    const { docs } = await store.list("complaint-reports", { sort: ["-updatedAt"], limit: 1 });
    if (!docs[0]) return { data: { active: null } };
    const { id, monthEnding, ...report } = docs[0];
    const active = {
      _id: String(id),
      monthEnding,
      directlyFromInvestors: toReportRow(report.directlyFromInvestors),
      sebiScores: toReportRow(report.sebiScores),
      otherSources: toReportRow(report.otherSources),
      grandTotal: toReportRow(report.grandTotal),
      impersonationComplaints: report.impersonationComplaints ?? null,
      note: report.overruleReason || null,
    };
    return { data: { active } };
  }),

  // Oldest first, because pages show the last row in the overview (HOM-11).
  createRoute(monthlyComplaintsEndpoint, async (store) => {
    const sort = ["-year", "-month"];
    const { docs } = await store.list("complaint-months", { sort, limit: MAX_TRENDS });
    const newestFirst = docs.map((row) => ({
      month: getMonthName(row.month, row.year),
      ...pickKeys(row, TREND),
      note: row.overruleReason || null,
    }));
    return newestFirst.reverse();
  }),

  createRoute(yearlyComplaintsEndpoint, async (store) => {
    const { docs } = await store.list("complaint-years", { sort: ["-year"], limit: MAX_TRENDS });
    return docs
      .map((row) => ({ Year: row.year, ...pickKeys(row, TREND), note: row.overruleReason || null }))
      .reverse();
  }),

  // In reverse order, because pages reverse the list (ABT-03).
  createRoute(employeesEndpoint, async (store) => {
    const sort = ["-order", "-id"];
    const { docs } = await store.list("employees", { sort, limit: 500, depth: 1 });
    return docs.map(({ id, name, designation, description, image, updatedAt }) => ({
      _id: String(id),
      name,
      designation,
      description: description ?? "",
      image: chooseSmallPicture(image, 480, store.mediaUrl),
      updatedAt,
    }));
  }),

  createRoute(eventEndpoint, async (store) => {
    const { docs } = await store.list("events", { sort: ["-updatedAt"], limit: 1, depth: 1 });
    const picture = toPicture(docs[0]?.image, store.mediaUrl);
    if (!docs[0] || picture === null) return { message: "No event" };
    const { secure_url: image, alt } = picture;
    const details = pickKeys(docs[0], ["begin", "end", "link"]);
    return { _id: String(docs[0].id), image, alt, picture, ...details };
  }),

  createRoute(iposEndpoint, async (store) => {
    const ipos = await listIpos(store);
    return ipos.map((ipo) => ({
      _id: String(ipo.id),
      ...pickKeys(ipo, IPO),
      status: computeStatus(ipo, store),
      reviewDate: toIsoDay(ipo.reviewDate),
      outcomeDay: ipo.outcomeDay,
      ...(store.hasApprovals !== false && isPendingApproval(ipo) && NO_OPINION),
    }));
  }),

  createRoute(upcomingIposEndpoint, async (store) => {
    const { docs } = await store.list("upcoming-ipos", { sort: ["order", "id"], limit: 200 });
    const typed = docs.map(({ id, day, upcomingIpos: text }) => ({ id, day, text }));
    const lines = listUpcoming(await listIpos(store), typed, store.today);
    return lines.map(({ _id, text }) => ({ _id, upcomingIpos: text }));
  }),

  createRoute(ipoListingsEndpoint, async (store) => {
    const { docs } = await store.list("ipo-listings", { sort: ["order", "id"], limit: 200 });
    const typed = docs.map(({ id, day, ipoListingsToday: text }) => ({ id, day, text }));
    const lines = listListings(await listIpos(store), typed, store.today);
    return lines.map(({ _id, text }) => ({ _id, ipoListingsToday: text }));
  }),

  createRoute(jobsEndpoint, async (store) => {
    const { docs } = await store.list("jobs", { sort: ["order", "id"], limit: 200 });
    return { data: docs.map((job) => ({ _id: String(job.id), ...pickKeys(job, JOB) })) };
  }),

  createRoute(reportsEndpoint, async (store) => {
    const { docs } = await store.list("reports", { sort: ["-issueDate", "-id"], limit: 1000 });
    return docs.map((report) => ({
      _id: String(report.id),
      ...pickKeys(report, ["heading", "status", "category"]),
      issueDate: toIsoDay(report.issueDate),
      ...pickKeys(report, ["issueMonth", "issueYear", "issuePrice"]),
    }));
  }),

  createRoute(reviewsEndpoint, async (store) => {
    const { docs } = await store.list("reviews", { sort: ["-id"], limit: 200, depth: 1 });
    return docs
      .toReversed()
      .map((review) => ({
        _id: String(review.id),
        ...pickKeys(review, ["score", "text", "userName"]),
        userImage: chooseSmallPicture(review.userImage, 320, store.mediaUrl),
      }));
  }),
];

/** Returns the newest 1000 IPOs with their days as texts, oldest first. */
async function listIpos(store: Store) {
  const { docs } = await store.list("ipos", { sort: ["-id"], limit: 1000 });
  return docs.toReversed().map((ipo) => ({ ...ipo, ...toIpoDates(ipo) }));
}

/** Returns the status by the days in India, or the editor's choice if one is missing (IPO-07). */
function computeStatus(ipo: Awaited<ReturnType<typeof listIpos>>[number], store: Store) {
  const { today, time = today, hours } = store;
  const stage = computeIpoStage({ ...ipo, status: ipo.status ?? "" }, time, hours);
  if (stage === "postponed") return "upcoming";
  return stage === "listed" || stage === "withdrawn" ? "closed" : stage;
}

/** An opinion that only one person has seen; its facts are public (IPO-24). */
const isPendingApproval = ({ approval }: Ipo) =>
  approval?.state === "submitted" || approval?.state === "returned";
const NO_OPINION = {
  ...{ listingAt: null, review: null, reviewAuthor: null },
  ...{ reviewDate: null, holdingStatement: null },
};

const TREND = TREND_COUNTS.map(({ name }) => name);
const JOB = ["title", "type", "description", "salary", "location", "googleFormLink"] as const;
const IPO = [
  ...(["company", "status", "ipoManager", "openingDate", "closingDate", "listingDate"] as const),
  ...(["issuePrice", "issueAmountCr", "listingAt", "blogLink", "review"] as const),
  ...(["board", "exchange", "lotSize", "minLots", "priceMin", "priceMax"] as const),
  ...(["allotmentDate", "registrar", "registrarLink", "rhpLink", "drhpLink"] as const),
  ...(["sourceName", "sourceLink", "asOf", "reviewAuthor", "holdingStatement"] as const),
  ...(["outcome", "outcomeSource", "outcomeLink"] as const),
] as const;

type Picked<T, K extends keyof T> = {
  [N in K]-?: Exclude<T[N], undefined> | (undefined extends T[N] ? null : never);
};

/** Returns these fields in this order, null for fields without a value. */
function pickKeys<T, K extends keyof T>(doc: T, names: readonly K[]): Picked<T, K> {
  return Object.fromEntries(names.map((name) => [name, doc[name] ?? null])) as Picked<T, K>;
}

function toImages({ img1, img2, img3, img4 }: Carousel | SmallCarousel, mediaUrl: string) {
  return {
    img1: toPicture(img1, mediaUrl),
    img2: toPicture(img2, mediaUrl),
    img3: toPicture(img3, mediaUrl),
    img4: toPicture(img4, mediaUrl),
  };
}

function toReportRow(row: ComplaintReport["grandTotal"]) {
  return { ...row, avgResolutionTime: row.avgResolutionTime ?? null };
}
