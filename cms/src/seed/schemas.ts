import * as v from "valibot";
import { REPORT_COUNTS, REPORT_ROWS } from "../complaints/complaint-totals";
import { MONTHS, parseMonth } from "../complaints/months";

// What the data files of the seed must look like; unknown keys are refused, so a slip is seen.

const text = v.pipe(v.string(), v.minLength(1));
const maybe = v.nullish(text, null);
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const drawing = v.pipe(v.string(), v.endsWith(".svg"));
const picture = v.strictObject({ file: drawing, alt: text });

const allOf = <Schema, Key extends string>(schema: Schema, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>;

const trend = allOf(whole, "carriedForward", "received", "resolved", "pending");

export const CategoriesSchema = v.array(v.strictObject({ name: text }));

export const EmployeesSchema = v.array(
  v.strictObject({
    ...allOf(text, "name", "designation", "description"),
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
  ...allOf(whole, ...REPORT_COUNTS.map(({ name }) => name)),
  avgResolutionTime: v.pipe(v.number(), v.minValue(0)),
});
export const ComplaintReportSchema = v.strictObject({
  active: v.boolean(),
  monthEnding: text,
  rows: v.strictObject(allOf(row, ...REPORT_ROWS.map(({ name }) => name))),
});

export const IposSchema = v.array(
  v.strictObject({
    company: text,
    status: v.picklist(["open", "closed"]),
    ...allOf(maybe, "ipoManager", "openingDate", "closingDate", "listingDate"),
    ...allOf(maybe, "issuePrice", "listingAt", "blogLink", "review"),
    issueAmountCr: v.nullish(v.number(), null),
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
    ...allOf(text, "title", "description", "googleFormLink"),
    ...allOf(maybe, "type", "salary", "location"),
  }),
);

const images = { img1: picture, ...allOf(v.nullish(picture, null), "img2", "img3", "img4") };
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
