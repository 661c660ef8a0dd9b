import type { CreatePagesArgs } from "gatsby";
import { createIpoPages } from "../../../builder/pages/ipo-pages";
import { createIpoEntries, writeCalendars } from "../../../builder/outputs/ipo-files";
import { updateCalendar } from "../../../builder/source/ipo-calendar";
import { iposEndpoint } from "../../../src/shared/contract/ipos";
import { computeIpoStage } from "../../../src/shared/domain/ipo";
import { createIpoPaths } from "../../../src/shared/domain/ipo-paths";
import type { IpoContext } from "../../../src/shared/domain/page-context";
import { createTestFolder } from "../../support/temporary-folder";

const TODAY = "2026-11-26";
const AT = "2026-11-26T03:00:00.000Z";
const SOURCE = { sourceName: "Prospectus", asOf: "2026-11-19T04:30:00.000Z" };
const RECORDS = [
  { _id: "1", company: "Open", ...SOURCE, openingDate: "2026-11-25", closingDate: "2026-11-27" },
  { _id: "2", company: "Past", ...SOURCE, openingDate: "2026-09-01", listingDate: "2026-09-09" },
  { _id: "3", company: "Next", openingDate: "2026-12-10" },
  { _id: "4", company: "", ...SOURCE },
  { _id: "5", company: "Undated", ...SOURCE },
];
const readIpos = (records: object[]) => iposEndpoint.read(records).items;

/** Returns the contexts of the pages that a build creates, by path. */
async function createPages(records: object[], today = TODAY, at = AT, authors: object[] = []) {
  const pages = new Map<string, IpoContext>();
  const data = {
    ipos: { at, data: readIpos(records) },
    today: { data: today },
    authors: { data: authors },
  };
  const createPage = ({ path, context }: { path: string; context: IpoContext }) =>
    pages.set(path, context);
  const args = { actions: { createPage }, graphql: async () => ({ data }) };
  await createIpoPages(args as unknown as CreatePagesArgs);
  return pages;
}

const listChanged = (before: Map<string, IpoContext>, after: Map<string, IpoContext>) =>
  [...after].flatMap(([path, context]) =>
    JSON.stringify(before.get(path)) === JSON.stringify(context) ? [] : context.ipo.company,
  );

test("IPO-11 each IPO with a name has a page", async () => {
  const pages = await createPages([...RECORDS, { _id: "1", company: "Twice" }]);
  expect([...pages.values()].map(({ ipo }) => ipo.company)).toEqual([
    ...["Open", "Past", "Next", "Undated"],
  ]);
  for (const { ipo, day } of pages.values())
    expect(computeIpoStage(ipo, day)).toBe(computeIpoStage(ipo, TODAY));
});

test("BLD-05 an edited IPO or a new day changes only the pages that show it", async () => {
  const before = await createPages(RECORDS);
  const edited = RECORDS.map((ipo) => (ipo._id === "2" ? { ...ipo, review: "New" } : ipo));
  const later = "2026-11-26T09:00:00.000Z";
  // A record without its own source shows when it was received.
  expect(listChanged(before, await createPages(edited, TODAY, later))).toEqual(["Past", "Next"]);
  expect(listChanged(before, await createPages(RECORDS, "2026-11-27"))).toEqual(["Open"]);
});

test("IPO-07 an hour changes only the pages of issues that close on its day", async () => {
  const before = await createPages(RECORDS, "2026-11-27");
  const after = await createPages(RECORDS, "2026-11-27T17:00");
  expect(listChanged(before, after)).toEqual(["Open"]);
  expect(
    listChanged(await createPages(RECORDS), await createPages(RECORDS, `${TODAY}T17:00`)),
  ).toEqual([]);
});

test("IPO-18, IPO-22 a review's author is linked, with certificate, if Authors has one of this name", async () => {
  const certified = { nismNumber: "NISM-1 (sample)", nismValidUntil: "2027-03-31" };
  const authors = [
    { id: "1", slug: "asha-rao", name: "Asha Rao", ...certified },
    { id: "2", slug: "b", name: "B", nismNumber: "NISM-2 (sample)", nismValidUntil: null },
  ];
  const records = ["ASHA  Rao", "B", "Nobody"].map((reviewAuthor) => ({
    ...{ _id: reviewAuthor, company: reviewAuthor, reviewAuthor },
  }));
  const pages = await createPages(records, TODAY, AT, authors);
  expect([...pages.values()].map(({ author }) => author)).toEqual([
    { segment: "asha-rao", certificate: { number: "NISM-1 (sample)", until: "31 March 2027" } },
    { segment: "b", certificate: null },
    null,
  ]);
});

const TEXTS = {
  ...{
    siteUrl: "https://site.example",
    name: "IPOs",
    firm: "Firm, INH1",
    source: "Source: %, as of %",
  },
  kinds: { opens: "opens", closes: "closes", allotment: "allotment", lists: "lists" },
  outcomes: { withdrawn: "Withdrawn on %.", postponed: "Postponed on %." },
  lastHours: { mainboard: "Until 5 pm", sme: "Until 4 pm" },
};
const inFolder = createTestFolder();

test("IPO-15 an edited IPO rewrites only its calendar, and a removed page loses its calendar", () => {
  const createEvents = (records: object[], previous: unknown = []) => {
    const ipos = readIpos(records);
    const paths = createIpoPaths(ipos);
    return updateCalendar(previous, ipos, { paths, today: TODAY, now: new Date(AT) });
  };
  const first = createEvents(RECORDS);
  const toNames = (paths: string[]) => paths.map((path) => path.split("/")[2]?.split("-")[0]);
  expect(toNames(writeCalendars(inFolder(), first, TEXTS))).toEqual(["past", "open", "next"]);
  expect(writeCalendars(inFolder(), first, TEXTS)).toEqual([]);
  const moved = RECORDS.map((ipo) => (ipo._id === "3" ? { ...ipo, openingDate: TODAY } : ipo));
  const second = createEvents(moved, first);
  expect(toNames(writeCalendars(inFolder(), second, TEXTS))).toEqual(["next"]);
  const third = createEvents(RECORDS.slice(0, 2), second);
  expect(toNames(writeCalendars(inFolder(), third, TEXTS))).toEqual(["next"]);
});

test("FND-02 the search contains an IPO with its name and days", () => {
  const ipos = readIpos(RECORDS);
  const [open] = createIpoEntries({ ipos, ipoPaths: createIpoPaths(ipos) }, TEXTS);
  expect(open).toMatchObject({
    ...{ kind: "page", title: "Open" },
    opening: "opens 25 November 2026 · closes 27 November 2026",
  });
});
