import type { CollectionSlug, Payload } from "payload";
import { parseMonth } from "../complaints/months";
import { createOnce, type NewRecord } from "./create-once";
import type { PictureId, SeedPicture } from "./pictures";
import type { SampleData } from "./sample-data";
import type { SeedImages } from "./schemas";

export function picturesOfRecords(data: SampleData): SeedPicture[] {
  const { records, smallScreen } = data.carousel;
  const portraits = [
    ...data.employees.map(({ image, name }) => ({ file: image, alt: name })),
    ...data.reviews.map(({ userImage, userName }) => ({ file: userImage, alt: userName })),
  ];
  return [
    ...portraits.flatMap(({ file, alt }) => (file === null ? [] : { file, alt })),
    ...[...records, smallScreen].flatMap(({ img1, img2, img3, img4 }) =>
      [img1, img2, img3, img4].filter((image) => image !== null),
    ),
    { file: data.event.image, alt: data.event.alt },
  ];
}

export async function seedRecords(
  payload: Payload,
  data: SampleData,
  pictureId: PictureId,
): Promise<number> {
  let made = 0;
  const add = async <C extends CollectionSlug>(
    collection: C,
    keys: NewRecord<C>["keys"],
    records: NewRecord<C>["data"][],
  ) => {
    for (const record of records) {
      const { isNew } = await createOnce(payload, { collection, keys, data: record });
      if (isNew) made += 1;
    }
  };
  const portrait = (file: string | null) => (file === null ? null : pictureId(file));
  const employees = data.employees.map((each) => ({ ...each, image: portrait(each.image) }));
  const reviews = data.reviews.map((each) => ({ ...each, userImage: portrait(each.userImage) }));
  const reports = data.reports.map((each) => ({ ...each, issueDate: noonOf(each.issueDate) }));
  const decks = data.carousel.records.map(({ active, ...deck }, index) => {
    return { name: `Sample deck ${index + 1}`, active, ...idsOf(deck, pictureId) };
  });
  const stack = {
    name: "Sample stack",
    active: true,
    ...idsOf(data.carousel.smallScreen, pictureId),
  };
  const { message, active, image } = data.event;
  const event = { title: "Sample event", active: active && message === null };
  const months = data.complaintMonths.map(({ month, ...each }) => ({
    ...each,
    ...periodOf(month),
  }));
  const { rows, ...report } = data.complaintReport;

  await add("categories", ["name"], data.categories.map(inOrder));
  await add("employees", ["name"], employees);
  await add("reviews", ["userName"], reviews);
  await add("jobs", ["title"], data.jobs.map(inOrder));
  await add("reports", ["heading"], reports);
  await add("videos", ["videoId"], data.videos);
  await add("ipos", ["company"], data.ipos);
  await add("upcoming-ipos", ["upcomingIpos"], data.upcomingIpos.map(inOrder));
  await add("ipo-listings", ["ipoListingsToday"], data.listingToday.map(inOrder));
  await add("carousels", ["name"], decks);
  await add("small-carousels", ["name"], [stack]);
  await add("events", ["title"], [{ ...event, image: pictureId(image) }]);
  await add("complaint-months", ["year", "month"], months);
  await add("complaint-years", ["year"], data.complaintYears);
  await add("complaint-reports", ["monthEnding"], [{ ...report, ...rows }]);
  return made;
}

/** A day as the CMS keeps it: its noon, which is the same day in every time zone that matters. */
export function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`;
}

function inOrder<T extends object>(record: T, index: number): T & { order: number } {
  return { ...record, order: index + 1 };
}

function periodOf(month: string) {
  const period = parseMonth(month);
  if (period === null) throw new Error(`complaint-months.yaml: "${month}" is no month.`);
  return period;
}

function idsOf({ img1, img2, img3, img4 }: SeedImages, pictureId: PictureId) {
  return {
    img1: pictureId(img1.file),
    img2: img2 && pictureId(img2.file),
    img3: img3 && pictureId(img3.file),
    img4: img4 && pictureId(img4.file),
  };
}
