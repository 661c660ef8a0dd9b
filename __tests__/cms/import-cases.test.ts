import type { ComplaintMonth, Ipo, Post, Redirect } from "../../cms/src/payload-types";
import { decodeFile } from "../../cms/src/tables/decode-file";
import type { ImportResult } from "../../cms/src/tables/row-result";
import { startRestCms, type RestCms } from "./rest-cms";

let cms: RestCms;

beforeAll(async () => {
  cms = await startRestCms();
});
afterAll(() => cms.end());

const importCsv = async (slug: string, csv: string, dryRun = false) =>
  (await cms.post<ImportResult>(`/cms/api/${slug}/import`, { csv, dryRun })).json;
const findDocs = async <Doc>(slug: string, query: string) =>
  (await cms.get<{ docs: Doc[] }>(`/cms/api/${slug}?pagination=false&sort=id&depth=0&${query}`))
    .json.docs;
const findIpos = (name: string) => findDocs<Ipo>("ipos", `where[company][contains]=${name}`);
const toReasons = ({ rows }: ImportResult) =>
  rows.flatMap(({ problems }) => problems.map(({ column, reason }) => `${column}: ${reason}`));
const toNoon = (day: string) => `${day}T12:00:00.000Z`;
const HEAD = "\uFEFFCompany,Opening date,Closing date,Source,As of";

test("EDT-10 a file in Windows-1252 is stored with its letters, or refused once they are lost", async () => {
  const csv =
    "company,openingDate,closingDate,issuePrice,sourceName,asOf\r\n" +
    "Caf\xe9 Lane Foods (sample),07-12-2026,09-12-2026,448 \x96 472,Issuer\x92s notice,2026-11-28 10:00\r\n";
  const bytes = Buffer.from(csv, "latin1");
  const lost = await importCsv("ipos", bytes.toString("utf8"));
  expect(lost.problem).toContain("Save it as “CSV UTF-8”");
  expect((await importCsv("ipos", decodeFile(bytes))).isDone).toBe(true);
  expect(await findIpos("Lane Foods")).toMatchObject([
    {
      ...{ company: "Café Lane Foods (sample)", issuePrice: "448 – 472" },
      sourceName: "Issuer’s notice",
    },
  ]);
});

test("EDT-10 columns without a heading are skipped if they are empty, and refused with a value", async () => {
  const line = "Comma Tail Mills (sample),07-12-2026,09-12-2026,Notice,2026-11-28 10:00,,";
  const { rows } = await importCsv("ipos", `${HEAD},,\r\n${line}\r\n,,,,,,\r\n`);
  expect(rows.map(({ outcome }) => outcome)).toEqual(["created"]);
  const stray = await importCsv("ipos", `${HEAD},\r\n${line.replace(",,", ",x")}\r\n`);
  expect(toReasons(stray)).toEqual([": “x” is in a column without a heading."]);
});

test("EDT-10 a heading that no field has or that is there twice, and an open quotation, are refused", async () => {
  const head = HEAD.replace("Source", "Issue price (₹),Issue price (₹),Source");
  const line = "Twice Mills (sample),07-12-2026,09-12-2026,448,,Notice,2026-11-28 10:00";
  const twice = await importCsv("ipos", `${head}\r\n${line}\r\n`);
  expect(twice.problem).toContain("“Issue price (₹)” is there twice");
  const unknown = await importCsv("redirects", "Old address,Where\n/a/,/b/");
  expect(unknown.problem).toContain("no column “Where”");
  const open = await importCsv("ipos", `${HEAD}\r\n"Open Mills,07-12-2026\r\n`);
  expect(open.problem).toMatch(/^Line 3 cannot be read/);
});

test("EDT-10 a space between separator and quotation mark is no text", async () => {
  const amount =
    'Company, Opening date, Closing date, Issue amount (Cr.), Source, As of\r\nSpaced Mills (sample), 07-12-2026, 09-12-2026, "1,200", Notice, 2026-11-28 10:00\r\n';
  const manager =
    'Company, IPO manager, Issue price (₹), Source, As of, Exchange\r\nShifted Mills (sample), "Amber Capital, Oak Advisors", 448, Notice, 2026-11-28 10:00\r\n';
  for (const csv of [amount, manager]) expect((await importCsv("ipos", csv)).isDone).toBe(true);
  expect(await findIpos("Spaced")).toMatchObject([{ issueAmountCr: 1200 }]);
  expect(await findIpos("Shifted")).toMatchObject([
    { ipoManager: "Amber Capital, Oak Advisors", sourceName: "Notice", exchange: null },
  ]);
});

test("EDT-10 what has changed since it was shown is shown again before it is saved", async () => {
  const toCsv = (price: string) =>
    `Company,Issue price (₹),Source,As of\r\nShown Mills (sample),${price},Notice,2026-11-28 10:00`;
  await importCsv("ipos", toCsv("448"));
  const shown = await importCsv("ipos", toCsv("472"), true);
  const [ipo] = await findIpos("Shown");
  await cms.patch(`/cms/api/ipos/${ipo?.id}`, { issuePrice: "500" });
  const save = (hash: string) =>
    cms.post<ImportResult>("/cms/api/ipos/import", { csv: toCsv("472"), dryRun: false, hash });
  const { json } = await save(shown.hash);
  expect(json).toMatchObject({
    ...{ isDone: false, problem: expect.stringContaining("changed since") },
    rows: [{ changes: [{ from: "500", to: "472" }] }],
  });
  expect(await findIpos("Shown")).toMatchObject([{ issuePrice: "500" }]);
  expect((await save(json.hash)).json.isDone).toBe(true);
});

test("EDT-32 a time of day in any spelling is kept, and shown before it is saved", async () => {
  const times = ["2026-11-26 14:30", "26-11-2026 14:30", "26/11/2026 2:30 PM", "26-Nov-2026 14:30"];
  const lines = [...times, "2026-11-26 9:05", "26-11-26 14:30"].map(
    (time, index) => `Clock Mills ${index} (sample),07-12-2026,09-12-2026,Notice,${time}`,
  );
  const csv = [HEAD, ...lines].join("\r\n");
  const shown = await importCsv("ipos", csv, true);
  expect(shown.rows[4]?.changes).toContainEqual({
    ...{ column: "As of", from: "", to: "26 Nov 2026, 9:05 AM IST" },
  });
  await importCsv("ipos", csv);
  const stored = (await findIpos("Clock")).map(({ asOf }) => asOf);
  const [later, early] = ["2026-11-26T09:00:00.000Z", "2026-11-26T03:35:00.000Z"];
  expect(stored).toEqual([later, later, later, later, early, later]);
});

test("EDT-32 a file with one month-first day is month-first; such a day among others is refused", async () => {
  const toLine = (company: string, opens: string, closes: string) =>
    `${company} (sample),${opens},${closes},Notice,2026-11-28 10:00`;
  const csv = [
    HEAD,
    toLine("Portal Mills", "11/25/2026 10:00:00 AM", "12/3/2026 5:00:00 PM"),
    toLine("Portal Foods", "12/2/2026 10:00:00 AM", "12/4/2026 5:00:00 PM"),
  ].join("\r\n");
  const [, second] = (await importCsv("ipos", csv, true)).rows;
  expect(second?.changes[2]).toEqual({ column: "Closing date", from: "", to: "4 December 2026" });
  await importCsv("ipos", csv);
  expect(await findIpos("Portal")).toMatchObject([
    { openingDate: toNoon("2026-11-25"), closingDate: toNoon("2026-12-03") },
    { openingDate: toNoon("2026-12-02"), closingDate: toNoon("2026-12-04") },
  ]);
  const mixed = ["27/11/2026", "11/30/2026"].map((opens) => toLine(`Mixed ${opens}`, opens, ""));
  expect(toReasons(await importCsv("ipos", [HEAD, ...mixed].join("\r\n")))).toEqual([
    "Opening date: “11/30/2026” has the month first. Did you mean 2026-11-30 (30 November 2026)?",
  ]);
  const typed = { company: "Typed Mills", sourceName: "Notice", asOf: "2026-11-28T04:30:00Z" };
  const { status, text } = await cms.post("/cms/api/ipos", { ...typed, openingDate: "11/30/2026" });
  expect([status, text]).toEqual([400, expect.stringContaining("Did you mean 2026-11-30")]);
});

test("IPO-07 words in a column of days become the day's note, and are changed like a day", async () => {
  const toCsv = (opens: string) =>
    `${HEAD}\r\nWords Mills (sample),${opens},09-12-2026,Notice,2026-11-28 10:00`;
  await importCsv("ipos", toCsv("To be announced"));
  expect(await findIpos("Words")).toMatchObject([
    { openingDate: null, openingDateNote: "To be announced" },
  ]);
  const { rows } = await importCsv("ipos", toCsv("Awaited"), true);
  const column = "Opening date: note";
  expect(rows[0]?.changes).toEqual([{ column, from: "To be announced", to: "Awaited" }]);
});

test("EDT-10 the record of a line is found without regard to case and spaces", async () => {
  const toLine = (company: string, day: number) =>
    `${company} (sample),0${day}-12-2026,1${day}-12-2026,Notice,2026-11-28 10:00`;
  await importCsv("ipos", `${HEAD}\r\n${toLine("Pair Mills", 7)}`);
  const twice = [HEAD, toLine("Pair\u00a0 Mills", 8), toLine("Pair  Mills", 8)].join("\r\n");
  const { rows } = await importCsv("ipos", twice, true);
  expect(rows).toMatchObject([
    { outcome: "changed", changes: [{ column: "Opening date" }, { column: "Closing date" }] },
    { problems: [{ reason: "Line 2 is about the same record." }] },
  ]);
  await importCsv("ipos", `${HEAD}\r\n${toLine("PAIR  mills", 8)}`);
  expect(await findIpos("Mills (sample)&where[company][like]=pair")).toMatchObject([
    { openingDate: toNoon("2026-12-08") },
  ]);
});

const importRedirects = (lines: string[], dryRun = false) =>
  importCsv("redirects", ["Old address,Or redirect to this page", ...lines].join("\r\n"), dryRun);

test("EDT-10 redirects of one file that lead in a circle are refused; a chain may be turned round", async () => {
  const circle = await importRedirects(["/turn/a/,/turn/b/", "/turn/b/,/turn/a/"]);
  expect(toReasons(circle)).toEqual([
    expect.stringContaining("A loop: /turn/a/ → /turn/b/ → /turn/a/."),
    expect.stringContaining("A loop: /turn/b/ → /turn/a/ → /turn/b/."),
  ]);
  for (const lines of [
    ["/turn/a/,/turn/b/", "/turn/b/,/contact-us/"],
    ["/turn/a/,/contact-us/", "/turn/b/,/turn/a/"],
  ])
    expect(await importRedirects(lines)).toMatchObject({ isDone: true });
});

test("EDT-10 an old address is one record in both spellings, and as a full address", async () => {
  await importRedirects(["/old-fees/,/contact-us/"]);
  const again = await importRedirects(["/old-fees,/about-us/"], true);
  expect(again.rows).toMatchObject([
    {
      outcome: "changed",
      changes: [{ column: "Or redirect to this page", from: "/contact-us/", to: "/about-us/" }],
    },
  ]);
  expect((await importRedirects(["/old-fees,/about-us/"])).isDone).toBe(true);
  const both = ["/old-plan/,/contact-us/", "/old-plan,/contact-us/"];
  expect(toReasons(await importRedirects(both))).toEqual([
    "Old address: Line 2 is about the same record.",
  ]);
  const full = ["http://www.localhost:9000/old-fees,http://localhost:9000/contact-us"];
  expect((await importRedirects(full)).rows).toMatchObject([{ outcome: "changed" }]);
  expect(toReasons(await importRedirects(["https://other.example/x,/contact-us/"]))).toEqual([
    expect.stringContaining("Use an address of this site"),
  ]);
  expect(await findDocs<Redirect>("redirects", "where[from][contains]=old-fees")).toMatchObject([
    { from: "/old-fees/", page: "/contact-us/" },
  ]);
});

test("EDT-10 a redirect by the number of a post names the post's title", async () => {
  const data = { title: "A named post", slug: "a-named-post" };
  const { json } = await cms.post<{ doc: Post }>("/cms/api/posts", data);
  const head = "Old address,Redirect to post";
  const { rows } = await importCsv("redirects", `${head}\n/by-number/,${json.doc.id}`, true);
  const to = `A named post (${json.doc.id})`;
  expect(rows[0]?.changes).toContainEqual({ column: "Redirect to post", from: "", to });
  expect(toReasons(await importCsv("redirects", `${head}\n/by-name/,A named post`))).toEqual([
    "Redirect to post: “A named post” has no number of a record, such as 12.",
  ]);
});

test("CHR-07 blank figures of imported months are computed, in the order of the months", async () => {
  const head = "\uFEFFYear,Month,Carried forward,Received,Resolved,Pending";
  await importCsv("complaint-months", `${head}\r\n2024,March,0,1,0,1\r\n`);
  const blank = await importCsv("complaint-months", `${head}\r\n2024,March,0,3,1,\r\n`);
  expect(blank.rows[0]?.changes).toContainEqual({ column: "Pending", from: "1", to: "2" });
  const file = "Year,Month,Received,Resolved\r\n2024,May,1,0\r\n2024,April,2,1\r\n";
  const months = await importCsv("complaint-months", file);
  expect(months.rows[1]?.changes).toContainEqual({ column: "Carried forward", from: "", to: "2" });
  const query = "where[year][equals]=2024&sort=month";
  const stored = await findDocs<ComplaintMonth>("complaint-months", query);
  expect(stored.toSorted((left, right) => Number(left.month) - Number(right.month))).toMatchObject([
    { month: "03", pending: 2 },
    { month: "04", carriedForward: 2, pending: 3 },
    { month: "05", carriedForward: 3, pending: 4 },
  ]);
  const corrected = `${head}\r\n2024,April,2,2,2,\r\n2024,May,2,1,0,\r\n`;
  expect(toReasons(await importCsv("complaint-months", corrected))).toEqual([]);
});
