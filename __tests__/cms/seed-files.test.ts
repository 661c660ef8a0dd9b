import fs from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { readPost } from "../../cms/src/setup/seed/read-post";
import { createMoveDate } from "../../cms/src/setup/seed/sample-dates";
import { isCurrent, readSizedPictures } from "../../cms/src/setup/seed/sized-pictures";
import { listFileNames } from "../../cms/src/storage/object-keys";
import { readRecords, seedRecords } from "../../cms/src/setup/seed/sample-records";
import { toIndianDay } from "../../src/shared/domain/dates";
import type { Payload } from "payload";

const seed = path.join(process.cwd(), "cms/src/setup/seed");

const FRONT = {
  title: "A title",
  slug: "a-title",
  category: "Market Basics",
  author: "Research Desk (sample)",
  date: "2026-10-05",
  thumbnail: "a-title.svg",
  thumbnailAlt: "A drawing",
};
const front = `---\n${stringify(FRONT)}---\n`;

test("the seed splits a post's body at blocks, and at pictures on lines of their own", () => {
  const body =
    "One ![not](alone.svg) here.\n\n![A figure](figure.svg)\n\n## Two\n\n" +
    '![B](b.svg "A caption.")\n```block\nblockType: video\naddress: id\n```\n';
  const parts = [
    { markdown: "One ![not](alone.svg) here." },
    { alt: "A figure", file: "figure.svg" },
    { markdown: "## Two" },
    { alt: "B", file: "b.svg", caption: "A caption." },
    { block: { blockType: "video", address: "id" } },
  ];
  expect(readPost("a.md", front + body)).toEqual({ ...FRONT, parts });
});

test("a post without front matter or with a wrong field names the file and the field", () => {
  expect(() => readPost("a.md", "Just text")).toThrow("a.md: the front matter");
  expect(() => readPost("a.md", front.replace("2026-10-05", "soon"))).toThrow('a.md: "date"');
  expect(() => readPost("a.md", front.replace(/slug.*\n/, ""))).toThrow('a.md: "slug"');
});

test("IPO-02 the report of a sample IPO is a post about it, and some IPOs have one", async () => {
  const records = await readRecords(path.join(seed, "data"), createMoveDate("2026-11-20"));
  const ipos = records.filter(({ collection }) => collection === "ipos");
  const linked = ipos.map(({ data }) => data as Record<string, string>);
  expect(linked.filter(({ blogLink }) => blogLink).length).toBeGreaterThanOrEqual(3);
  for (const { company = "", blogLink, issuePrice, listingAt } of linked) {
    if (!blogLink) continue;
    const name = `${path.basename(blogLink)}.md`;
    expect(blogLink).toBe(`/blog/${path.parse(name).name}/`);
    const source = fs.readFileSync(path.join(seed, "posts", name), "utf8");
    expect(readPost(name, source).title).toContain(company.replace(" Limited (sample)", " IPO"));
    for (const fact of [company, issuePrice, listingAt]) expect(source).toContain(fact);
    expect(source).toMatch(/\n\*Sample content: .* do not exist\..*\*\n$/);
  }
});

test.each(["2026-11-20", "2026-11-26", "2026-11-29", "2027-03-03"])(
  "BLD-07 samples seeded on %s are dated near it, and issues open, close and list on weekdays",
  async (today) => {
    const records = await readRecords(path.join(seed, "data"), createMoveDate(today));
    const posts = fs.readdirSync(path.join(seed, "posts")).map((name) => {
      const { date } = readPost(name, fs.readFileSync(path.join(seed, "posts", name), "utf8"));
      return createMoveDate(today)(date);
    });
    const countDaysAgo = (day: string) => (Date.parse(today) - Date.parse(day)) / 86_400_000;
    const newest = Math.min(...posts.map(countDaysAgo));
    expect(newest).toBeGreaterThanOrEqual(0);
    expect(newest).toBeLessThan(14);
    const ipos = records.filter(({ collection }) => collection === "ipos");
    const days = ipos.flatMap(({ data: { openingDate, closingDate, listingDate } }) =>
      [openingDate, closingDate, listingDate ?? openingDate].map(String),
    );
    expect(days.filter((day) => Math.abs(countDaysAgo(day)) < 7).length).toBeGreaterThanOrEqual(3);
    expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
    const [report] = records.filter(({ collection }) => collection === "reports");
    const issued = `${report?.data.issueMonth} ${report?.data.issueYear}`;
    expect(toIndianDay(String(report?.data.issueDate))).toMatch(
      toIndianDay(`1 ${issued}`)?.slice(0, 7) ?? "",
    );
  },
);

test.each([
  ["refuses", () => Promise.reject(new Error("The following field is invalid: status"))],
  ["does not know", async () => ({ id: 1, company: "A" })],
])("the seed names file and field of a value that the CMS %s", async (_what, create) => {
  const cms = { find: async () => ({ docs: [] }), create } as unknown as Payload;
  const data = { company: "A", status: "soon" };
  const records = [{ collection: "ipos", keys: ["company"], data } as const];
  await expect(seedRecords(cms, records, () => 1)).rejects.toThrow(
    /^seed\/data\/ipos\.yaml: Error: .*status/,
  );
});

test("each drawing of the samples is in the repository in the sizes that Payload makes", async () => {
  const sized = await readSizedPictures(seed);
  const drawings = fs.readdirSync(path.join(seed, "pictures"));
  expect(Object.keys(sized).toSorted()).toEqual(drawings.toSorted());
  const files = fs.readdirSync(path.join(seed, "sized"));
  const listed = Object.values(sized).flatMap((picture) => listFileNames(picture?.values ?? {}));
  expect(listed.concat("pictures.json").toSorted()).toEqual(files.toSorted());
  // If a drawing is outdated, run: npm run size-pictures -w cms
  const outdated: string[] = [];
  for (const drawing of drawings) {
    const picture = sized[drawing];
    if (picture && (await isCurrent(path.join(seed, "pictures", drawing), picture))) continue;
    outdated.push(drawing);
  }
  expect(outdated).toEqual([]);
});
