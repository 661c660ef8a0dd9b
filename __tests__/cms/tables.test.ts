import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { readCsv, writeCsv } from "../../cms/src/audit/csv";
import type { ComplaintMonth, Ipo } from "../../cms/src/payload-types";
import { decodeFile } from "../../cms/src/tables/decode-file";
import type { ImportResult } from "../../cms/src/tables/row-result";
import { startRestCms, type RestCms } from "./rest-cms";

// CSV files of lists, exported and imported by REST calls.

let cms: RestCms;

beforeAll(async () => {
  cms = await startRestCms();
});
afterAll(() => cms.end());

const importCsv = (slug: string, csv: string, dryRun = false) =>
  cms.post<ImportResult>(`/cms/api/${slug}/import`, { csv, dryRun });
const listIpos = async () =>
  (await cms.get<{ docs: Ipo[] }>("/cms/api/ipos?pagination=false&sort=id")).json.docs;
const HEAD = "Company,Opening date,Lot size,Source,As of";
const toLine = (company: string, opens = "28/11/2026", lot = "1,200") =>
  `"${company}";${opens};"${lot}";Prospectus;2026-11-20 14:30`;

test.each([
  ["commas and a byte order mark", '\uFEFFa,b\r\n"1, ""2""",x\r\n', ["1:a|b", '2:1, "2"|x']],
  ["semicolons", "a;b\n1,5;x", ["1:a|b", "2:1,5|x"]],
  [
    "tabs, lines within quotes, and blank lines",
    'a\tb\n\n"1\n2"\t\n3\t',
    ["1:a|b", "3:1\n2|", "5:3|"],
  ],
  ["old Mac line ends", "a,b\r1,2\r", ["1:a|b", "2:1|2"]],
  ["texts that look like formulas", "a,b\n=1+1,'-2", ["1:a|b", "2:=1+1|-2"]],
  ["a line that names the delimiter", "sep=;\r\na,b;c\r\n1;2", ["2:a,b|c", "3:1|2"]],
  ["spaces around quotation marks", 'a, b\n1, "2, 3" \n 5" , x', ["1:a|b", "2:1|2, 3", '3:5"|x']],
  ["wide and double spaces", "a\u00a0 b,c\n\u3000x  y,", ["1:a b|c", "2:x y|"]],
  ["bars", 'a|b\n1|"2|3"', ["1:a|b", "2:1|2|3"]],
])("EDT-10 reads a file with %s", (_what, csv, lines) => {
  expect(readCsv(csv).map(({ line, cells }) => `${line}:${cells.join("|")}`)).toEqual(lines);
});

const TEXT = "Café,448 – 472,Issuer’s “notice” €";
const toUtf16 = (text: string) => Buffer.from(text, "utf16le");
const to1252 = (text: string) =>
  Buffer.from(
    text.replace(/[–’“”€]/g, (each) => "\x96\x92\x93\x94\x80".charAt("–’“”€".indexOf(each))),
    "latin1",
  );
test.each([
  ["UTF-8", Buffer.from(TEXT)],
  ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${TEXT}`)],
  ["Windows-1252", to1252(TEXT)],
  ["UTF-16", toUtf16(TEXT)],
  ["UTF-16 with a byte order mark", toUtf16(`\uFEFF${TEXT}`)],
  ["UTF-16, high byte first", toUtf16(`\uFEFF${TEXT}`).swap16()],
  ["UTF-16, high byte first, without a mark", toUtf16(TEXT).swap16()],
])("EDT-10 decodes a file in %s", (_encoding, bytes) => {
  expect(decodeFile(bytes)).toBe(TEXT);
});

test("EDT-10 a spreadsheet runs no formula of an export, which is read back unchanged", () => {
  const rows = [["=1+1", "+1", "-1", "@x", "＝1", "'=1", "x;=1\n-1; ＠y", 'a "b"', "plain"]];
  const csv = writeCsv(rows);
  expect(csv).toBe(
    `"'=1+1","'+1","'-1","'@x","'＝1","''=1","x;'=1\n'-1;' ＠y","a ""b""","plain"\r\n`,
  );
  expect(readCsv(csv)[0]?.cells).toEqual(rows[0]);
  expect(writeCsv([["\n=1", "\t=1"]])).toBe(`"\n'=1","\t'=1"\r\n`);
});

test("EDT-10 a dry run names what would be created, changed or refused, and stores nothing", async () => {
  const head = HEAD.replaceAll(",", ";");
  await importCsv("ipos", `${head}\n${toLine("Kept Limited", "28/11/2026", "")}`);
  const csv = [
    head,
    toLine("New Limited"),
    toLine("kept limited", "29/11/2026", ""),
    toLine("Wrong Limited", "31/11/2026", "1.5"),
    toLine("GMP Limited"),
    toLine("new limited"),
  ].join("\n");
  const { json } = await importCsv("ipos", csv, true);
  expect(json.rows).toMatchObject([
    { line: 2, outcome: "created", problems: [] },
    { line: 3, outcome: "changed", changes: [{ column: "Company" }, { column: "Opening date" }] },
    {
      ...{ line: 4, outcome: "refused" },
      problems: [
        { column: "Opening date", reason: expect.stringContaining("Did you mean 2026-11-30") },
      ],
    },
    { line: 5, problems: [{ column: "Company", reason: expect.stringContaining("grey market") }] },
    { line: 6, problems: [{ reason: "Line 2 is about the same record." }] },
  ]);
  expect((await importCsv("ipos", csv)).json.isDone).toBe(false);
  expect((await listIpos()).map(({ company }) => company)).toEqual(["Kept Limited"]);
});

async function waitUntil(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await setTimeout(5);
}

function readProcessorSeconds(): number {
  const fields = readFileSync(`/proc/${cms.pid}/stat`, "utf8").split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Returns how many calls are answered one after another until a promise settles. */
async function countCallsDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  void work.finally(() => (isDone = true));
  for (let count = 0; ; count += 1) {
    await cms.get("/api/redirects");
    await setTimeout(100);
    if (isDone) return count;
  }
}

test("EDT-10 stores a thousand lines in 30 s of processor time, with one audit line and one delivery", async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => toLine(`Company ${index} Limited`));
  const countIn = async (slug: string) =>
    (await cms.get<{ totalDocs: number }>(`/cms/api/${slug}?limit=1`)).json.totalDocs;
  const before = [await countIn("audit-log"), await countIn("deliveries"), await countIn("ipos")];
  const start = readProcessorSeconds();
  const imported = importCsv("ipos", [HEAD.replaceAll(",", ";"), ...lines].join("\n"));
  const others = await countCallsDuring(imported);
  const { json } = await imported;
  expect(readProcessorSeconds() - start).toBeLessThan(30);
  // Before and after the import a call each is served even if it blocks the CMS.
  expect(others).toBeGreaterThan(2);
  expect([json.isDone, json.rows.length]).toEqual([true, 1000]);
  const [audit = 0, deliveries = 0, stored = 0] = before;
  expect([await countIn("audit-log"), await countIn("deliveries"), await countIn("ipos")]).toEqual([
    audit + 1,
    deliveries + 1,
    stored + 1000,
  ]);
  expect((await listIpos()).at(-1)).toMatchObject({
    ...{ company: "Company 999 Limited", openingDate: "2026-11-28T12:00:00.000Z", lotSize: 1200 },
    asOf: "2026-11-20T09:00:00.000Z",
  });
  const audited = await cms.get<{ docs: { action: string; details: string }[] }>(
    "/cms/api/audit-log?limit=1&sort=-number",
  );
  expect(audited.json.docs[0]?.action).toBe("imported");
  expect(JSON.parse(audited.json.docs[0]?.details ?? "").created).toHaveLength(1000);
});

test("EDT-10 a record that changes during an import keeps the change, and nothing is imported", async () => {
  const numbers = Array.from({ length: 300 }, (_, index) => index);
  const lines = numbers.map((number) => toLine(`Company ${number} Limited`, "29/11/2026"));
  const before = await listIpos();
  const last = before.find(({ company }) => company === "Company 299 Limited");
  const imported = importCsv("ipos", [HEAD.replaceAll(",", ";"), ...lines].join("\n"));
  await cms.patch(`/cms/api/ipos/${last?.id}`, { lotSize: 7 });
  const { status, text } = await imported;
  expect([status, text]).toEqual([409, expect.stringContaining("299 Limited” was changed during")]);
  const after = await listIpos();
  const toFigures = ({ company, openingDate, lotSize }: Ipo) => [company, openingDate, lotSize];
  const expected = before.map((ipo) => toFigures(ipo === last ? { ...ipo, lotSize: 7 } : ipo));
  expect(after.map(toFigures)).toEqual(expected);
});

test("EDT-10 an import that a killed CMS left half-way is undone at the next start, and recorded", async () => {
  const first = await startRestCms();
  const head = HEAD.replaceAll(",", ";");
  const importInto = (lines: string[]) =>
    first.post("/cms/api/ipos/import", { csv: [head, ...lines].join("\n"), dryRun: false });
  await importInto([toLine("Kept Limited", "27/11/2026")]);
  const lines = Array.from({ length: 400 }, (_, index) => toLine(`Company ${index} Limited`));
  void importInto([toLine("Kept Limited", "28/11/2026"), ...lines]).catch(() => undefined);
  const list = "/cms/api/ipos?pagination=false&sort=id";
  const listDays = async (from: Pick<RestCms, "get">) =>
    (await from.get<{ docs: Ipo[] }>(list)).json.docs.map(({ openingDate }) => openingDate);
  await waitUntil(async () => (await listDays(first)).length > 1);
  await first.kill();
  const next = await startRestCms({ DATA_DIR: first.dataDir });
  const days = await listDays(next);
  const log = "/cms/api/audit-log?where[action][equals]=import undone";
  const { docs } = (await next.get<{ docs: { details: string }[] }>(log)).json;
  await next.end();
  expect([days, docs]).toMatchObject([
    ["2026-11-27T12:00:00.000Z"],
    [{ details: expect.stringContaining("400 new, 1 changed") }],
  ]);
});

test("EDT-10 a dry run keeps the lock of a record that a colleague edits", async () => {
  const csv = (lot: string) => `${HEAD.replaceAll(",", ";")}\n${toLine("Locked Limited", "", lot)}`;
  await importCsv("ipos", csv("1"));
  const { post } = await cms.addAccount("admin", "Colleague");
  const document = { relationTo: "ipos", value: (await listIpos()).at(-1)?.id };
  const user = { relationTo: "users", value: 2 };
  expect((await post("/cms/api/payload-locked-documents", { document, user })).status).toBe(201);
  await importCsv("ipos", csv("2"), true);
  const locks = await cms.get<{ totalDocs: number }>("/cms/api/payload-locked-documents");
  expect(locks.json.totalDocs).toBe(1);
});

test("EDT-10 an import that could not be undone is undone before the next check", async () => {
  const csv = `${HEAD.replaceAll(",", ";")}\n${toLine("Left Limited")}`;
  await importCsv("ipos", csv);
  const { createdAt: at, company } = (await listIpos()).at(-1) as Ipo;
  const journal = { collection: "ipos", at, created: { key: "company", names: [company] } };
  const toJournal = (data: object) => JSON.stringify({ ...journal, previous: [], ...data });
  writeFileSync(`${cms.dataDir}/import.json`, toJournal({}));
  const { json } = await importCsv("ipos", csv);
  expect(json.rows).toMatchObject([{ outcome: "created" }]);
  expect((await listIpos()).map((ipo) => ipo.company)).toContain("Left Limited");
});

test("EDT-10 the undo of an import keeps and names what staff have changed since, and updates the site", async () => {
  const csv = `${HEAD.replaceAll(",", ";")}\n${toLine("Edited Limited")}\n${toLine("Bare Limited")}`;
  await importCsv("ipos", csv);
  const [edited, bare] = (await listIpos()).slice(-2) as [Ipo, Ipo];
  await cms.patch(`/cms/api/ipos/${edited.id}`, { lotSize: 7 });
  const created = { key: "company", names: [edited.company, bare.company] };
  const previous = (await listIpos()).slice(0, 1);
  const journal = { collection: "ipos", at: bare.createdAt, created, previous };
  writeFileSync(`${cms.dataDir}/import.json`, JSON.stringify(journal));
  const findNewest = async (slug: string) =>
    (await cms.get<{ docs: object[] }>(`/cms/api/${slug}?limit=1&sort=-id`)).json.docs[0];
  const before = await findNewest("deliveries");
  await importCsv("ipos", csv, true);
  expect(await findNewest("ipos")).toMatchObject({ id: edited.id, lotSize: 7 });
  const kept = `Kept, as changed since: Edited Limited (${edited.id}).`;
  expect(await findNewest("audit-log")).toMatchObject({ details: expect.stringContaining(kept) });
  expect(await findNewest("deliveries")).not.toEqual(before);
});

test("EDT-10 a CMS with damaged notes of an import does not start, and says what to do", async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damaged-import-"));
  writeFileSync(path.join(dataDir, "import.json"), '{"collection":"ipos"');
  const start = startRestCms({ DATA_DIR: dataDir });
  await expect(start).rejects.toThrow(/import\.json is damaged.*Move it to another folder/s);
  rmSync(dataDir, { recursive: true });
});

test("EDT-10 an export can be imported again and changes nothing", async () => {
  const csv = await cms.text("/cms/api/ipos/export?where[company][contains]=any 99");
  const { json } = await importCsv("ipos", csv, true);
  expect([json.problem, json.rows.length]).toEqual([null, 11]);
  expect(new Set(json.rows.map(({ outcome }) => outcome))).toEqual(new Set(["unchanged"]));
  expect(await cms.text("/cms/api/ipos/template")).toBe(csv.split("\r\n")[0] + "\r\n");
});

test("EDT-10 months of one file are checked against each other", async () => {
  const head = "Year,Month,Carried forward,Received,Resolved,Pending";
  const wrong = await importCsv("complaint-months", `${head}\n2025,4,0,3,1,2\n2025,May,1,0,0,1`);
  expect(wrong.json.rows[1]).toMatchObject({
    ...{ outcome: "refused", name: "2025 05" },
    problems: [
      {
        column: "Carried forward",
        reason: expect.stringContaining("Complaint month April 2025, which is 2."),
      },
    ],
  });
  const choices = await importCsv("complaint-months", `${head}\n2025,13,0,0,0,0`);
  expect(choices.json.rows[0]?.problems).toEqual([
    {
      column: "Month",
      reason: expect.stringMatching(/^“13” is not one of: January, .+, December\.$/),
    },
  ]);
  const right = await importCsv("complaint-months", `${head}\n2025,4,0,3,1,2\n2025,May,2,0,0,2`);
  expect(right.json.isDone).toBe(true);
  const stored = await cms.get<{ docs: ComplaintMonth[] }>(
    "/cms/api/complaint-months?where[year][equals]=2025&sort=month",
  );
  expect(stored.json.docs).toMatchObject([{ pending: 2 }, { month: "05", carriedForward: 2 }]);
});
