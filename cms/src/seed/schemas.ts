import * as v from "valibot";
import { MONTHS, parseMonth } from "../complaints/months";

// What the data files of the seed must look like; unknown keys are refused, so a slip is seen.

const text = v.pipe(v.string(), v.minLength(1));
const maybe = v.nullish(text, null);
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const drawing = v.pipe(v.string(), v.endsWith(".svg"));
const picture = v.strictObject({ file: drawing, alt: text });

const trend = { carriedForward: whole, received: whole, resolved: whole, pending: whole };

export const CategoriesSchema = v.array(v.strictObject({ name: text }));

export const EmployeesSchema = v.array(
  v.strictObject({
    name: text,
    designation: text,
    description: text,
    image: v.nullish(drawing, null),
    order: whole,
  }),
);

export const ReviewsSchema = v.array(
  v.strictObject({
    score: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
    text,
    userName: text,
    userImage: v.nullish(drawing, null),
  }),
);

const month = v.pipe(
  v.string(),
  v.check((value) => parseMonth(value) !== null, "must be a month like October 2026"),
);
export const ComplaintMonthsSchema = v.array(v.strictObject({ month, ...trend }));

export const ComplaintYearsSchema = v.array(v.strictObject({ year: text, ...trend }));

const row = v.strictObject({
  pendingEndLastMonth: whole,
  received: whole,
  resolved: whole,
  totalPending: whole,
  pendingOver3Months: whole,
  avgResolutionTime: v.pipe(v.number(), v.minValue(0)),
});
export const ComplaintReportSchema = v.strictObject({
  active: v.boolean(),
  monthEnding: text,
  rows: v.strictObject({
    directlyFromInvestors: row,
    sebiScores: row,
    otherSources: row,
    grandTotal: row,
  }),
});

export const IposSchema = v.array(
  v.strictObject({
    company: text,
    status: v.picklist(["open", "closed"]),
    ipoManager: maybe,
    openingDate: maybe,
    closingDate: maybe,
    listingDate: maybe,
    issuePrice: maybe,
    issueAmountCr: v.nullish(v.number(), null),
    listingAt: maybe,
    blogLink: maybe,
    review: maybe,
  }),
);

export const UpcomingSchema = v.array(v.strictObject({ upcomingIpos: text }));

export const ListingTodaySchema = v.array(v.strictObject({ ipoListingsToday: text }));

export const ReportsSchema = v.array(
  v.strictObject({
    heading: text,
    status: text,
    category: v.picklist(["small-cap", "mid-cap", "large-cap"]),
    issueDate: v.pipe(v.string(), v.isoDate()),
    issueMonth: v.picklist(MONTHS.map(({ label }) => label)),
    issueYear: whole,
    issuePrice: maybe,
  }),
);

export const VideosSchema = v.array(
  v.strictObject({ videoId: text, title: text, publishedAt: v.pipe(v.string(), v.isoTimestamp()) }),
);

export const JobsSchema = v.array(
  v.strictObject({
    title: text,
    type: maybe,
    description: text,
    salary: maybe,
    location: maybe,
    googleFormLink: text,
  }),
);

const images = {
  img1: picture,
  img2: v.nullish(picture, null),
  img3: v.nullish(picture, null),
  img4: v.nullish(picture, null),
};
export type SeedImages = v.InferOutput<v.StrictObjectSchema<typeof images, undefined>>;

export const CarouselSchema = v.strictObject({
  records: v.array(v.strictObject({ active: v.boolean(), ...images })),
  smallScreen: v.strictObject(images),
});

export const EventSchema = v.strictObject({
  active: v.boolean(),
  image: drawing,
  alt: text,
  message: maybe,
});
