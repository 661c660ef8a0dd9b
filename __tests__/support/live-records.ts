import type { ResourceName } from "../../src/shared/contract/resources";
import { createPicture } from "./api-responses";
import { toRawMonths, toRawReport } from "./complaint-responses";

export type Raw = Record<string, unknown>;

/** The response of a call in the API's form. */
export type LiveRecords = {
  /** Returns the n-th record, from 1, with `Sample n` in a text. */
  record: (n: number) => Raw;
  /** Wraps the records; without it the response is the list. */
  toBody?: (records: unknown[]) => unknown;
  /** True if the response is one record. */
  single?: true;
  /** Fields without which a record is skipped. */
  required?: string[];
  /** The response without records, if it is not an empty list. */
  none?: unknown;
};

/** A raw IPO of the API for invented responses. */
export const toRawIpo = (fields: Record<string, unknown> = {}) => ({
  _id: "ipo",
  company: "Made-up Mills Limited (sample)",
  status: "open",
  ipoManager: "Made-up Managers (sample)",
  openingDate: "2026-11-20",
  closingDate: "2026-11-25",
  listingDate: null,
  issuePrice: 221,
  issueAmountCr: 151000,
  listingAt: "Neutral",
  blogLink: "/blogs/",
  review: "A made-up review.",
  ...fields,
});

const toPictures = (n: number) =>
  Object.fromEntries([1, 2, 3, 4].map((at) => [`img${at}`, createPicture(`Sample ${n}-${at}`)]));

const createTrendRow = (period: "month" | "Year") => (n: number) => {
  const { month: _month, ...figures } = toRawMonths(1)[0] ?? { month: "" };
  return { [period]: `Sample ${n}`, ...figures };
};

/** Every resource that an open page fetches. A new one needs an entry. */
export const LIVE_RECORDS: Record<ResourceName, LiveRecords> = {
  carousel: {
    record: (n) => ({ Active: true, ...toPictures(n) }),
    toBody: (records) => ({ data: records }),
  },
  smallCarousel: {
    record: toPictures,
    toBody: ([record]) => ({ data: record }),
    single: true,
    none: { data: null },
  },
  reviews: {
    record: (n) => ({
      score: 5,
      text: `Sample ${n}`,
      userName: "Reader",
      userImage: "/favicon.svg",
    }),
  },
  event: {
    record: (n) => ({ _id: `${n}`, image: "/favicon.svg", alt: `Sample ${n}` }),
    toBody: ([record]) => record,
    single: true,
    none: { message: "No event" },
  },
  monthlyComplaints: { record: createTrendRow("month") },
  yearlyComplaints: { record: createTrendRow("Year") },
  complaintReport: {
    record: (n) => toRawReport({ monthEnding: `Sample ${n}` }),
    toBody: ([record]) => ({ data: { active: record } }),
    single: true,
    none: { data: { active: null } },
  },
  employees: {
    record: (n) => ({
      _id: `${n}`,
      name: `Sample ${n}`,
      designation: "Analyst",
      description: "Reads.",
      image: null,
    }),
    required: ["_id", "name"],
  },
  jobs: {
    record: (n) => ({
      _id: `${n}`,
      title: `Sample ${n}`,
      type: "Part-time",
      description: "Read and write.",
      salary: "₹ 6,00,000",
      location: "Indore",
      googleFormLink: "https://forms.example/apply",
    }),
    toBody: (records) => ({ data: records }),
    required: ["_id"],
  },
  ipos: { record: (n) => toRawIpo({ _id: `${n}`, company: `Sample ${n}` }), required: ["_id"] },
  upcomingIpos: {
    record: (n) => ({ _id: `${n}`, upcomingIpos: `Sample ${n}` }),
    required: ["upcomingIpos"],
  },
  ipoListings: {
    record: (n) => ({ _id: `${n}`, ipoListingsToday: `Sample ${n}` }),
    required: ["_id", "ipoListingsToday"],
  },
  reports: {
    record: (n) => ({
      _id: `${n}`,
      heading: `Sample ${n}`,
      status: "Open",
      category: "small-cap",
      issueDate: "2026-11-12",
      issueMonth: "November",
      issueYear: 2026,
      issuePrice: "₹ 412.50",
    }),
    required: ["_id"],
  },
  videos: {
    record: (n) => ({
      id: { videoId: `SAMPLE-${n}` },
      snippet: { title: `Sample ${n}`, publishedAt: "2026-10-05T20:00:00Z" },
    }),
    toBody: (records) => ({ items: records }),
  },
};
