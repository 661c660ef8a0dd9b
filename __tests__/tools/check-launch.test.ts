import { spawn } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parse } from "yaml";
import {
  checkDuties,
  isSampleText,
  type LaunchFacts,
} from "../../src/shared/node/compliance/check-duties";
import { hashPinnedText, splitFrontMatter } from "../../src/shared/node/compliance/pinned-text";
import { createTestFolder } from "../support/temporary-folder";

const TODAY = "2026-11-26";
const inFolder = createTestFolder();

async function editFile(name: string, edit: (text: string) => string): Promise<void> {
  await writeFile(inFolder(name), edit(await readFile(inFolder(name), "utf8")));
}

const removeSamples = (text: string) =>
  text
    .replace(/^( *)sample(?:Notice)?:.*\n(?:\1 +.*\n)*/gm, "")
    .replaceAll(".example", ".in")
    .replaceAll("INH000000000", "INH000001234")
    .replaceAll("U00000XX0000PTC000000", "U67190MP2021PTC000005")
    .replaceAll("00AAAAA0000A0Z0", "23AAACS0000A1Z5")
    .replaceAll('value: "0000"', 'value: "5100000"')
    .replace(/\+91 00000 000/g, "+91 90000 000")
    .replaceAll("validsamplebank", "validbank")
    .replaceAll("SAMPLE", "REALCO")
    .replaceAll("text: samplebank", "text: realbank")
    .replace(/ 000000$/gm, " 452001")
    .replace(/\(sample\)/gi, "")
    .replace(/\bSample\b/g, "Real");

/** Copies content/ and fills it in like the firm and its compliance officer before launch. */
async function fillIn(): Promise<void> {
  await cp("content", inFolder(), { recursive: true });
  const yaml = ["site", "channels", "pages/about", "pages/upi", "claims", "security"];
  yaml.push("pages/accessibility-statement", "pages/investor-charter", "home-sections");
  const files = yaml.map((name) => `${name}.yaml`);
  for (const name of [...files, "legal/disclosures.md"]) await editFile(name, removeSamples);
  for (const name of ["legal/mitc.md", "legal/investor-charter-official.md"]) {
    await editFile(name, (text) =>
      text.replace(
        / {2}sample: true\n/,
        "  compared: { by: A B, on: 2026-11-20, original: PDF }\n",
      ),
    );
  }
  await editFile("pages/registrations.yaml", (text) => text.replace("to: 2026-10", "to: 2031-10"));
  await editFile("pages/accessibility-statement.yaml", (text) =>
    text.replace(/^audit:\n/m, "audit:\n  report: { auditor: A B, nextDue: 2027-10-31 }\n"),
  );
  await editFile("compliance/conflicts.yaml", (text) =>
    text.replaceAll("status: undecided", "status: kept because the officer decided so"),
  );
  await editFile("compliance/duties.yaml", (text) =>
    text.replace(/due: .*/g, 'evidence: { reference: "Receipt 1", until: 2027-10-31 }'),
  );
}

const createMonth = (period: string, figures = [0, 1, 1, 0]) => {
  const [carriedForward = 0, received = 0, resolved = 0, pending = 0] = figures;
  return { period, carriedForward, received, resolved, pending };
};
const createFacts = (today = TODAY, newestMonth: string | null = "October 2026"): LaunchFacts => ({
  content: inFolder(),
  today,
  months: newestMonth === null ? [] : [createMonth(newestMonth)],
  reportMonth: newestMonth,
  published: [],
  missingRecipients: [],
});

function getDuty(id: string, ...facts: Parameters<typeof createFacts>) {
  const found = checkDuties(createFacts(...facts)).find((result) => result.id === id);
  return found && `${found.status} ${found.note} ${found.daysLeft ?? ""}`.trim();
}

const toPage = (total_pages: number, ...data: object[]) => ({ data, pagination: { total_pages } });
const ANSWERS: Record<string, unknown> = {
  "/api/table": [{ month: "October 2026" }],
  "/api/complaint-report/active": { data: { active: { monthEnding: "October 2026" } } },
  "/api/blogs": toPage(1),
};

/** Runs the command with an API that returns one month, and lists that are empty or `answers`. */
async function runCheck(folder: string[], answers: Record<string, unknown> = {}) {
  const known = { ...ANSWERS, ...answers };
  const server = createServer(({ url = "" }, response) => {
    const answer = known[url] ?? known[url.replace(/\?.*/, "")] ?? [];
    response.statusCode = answer instanceof Error ? 500 : 200;
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const args = ["--import", "tsx", "tools/check-launch.ts", ...folder];
  const env = {
    ...{ ...process.env, SITE_TODAY: TODAY, GATSBY_API_HOST: `http://127.0.0.1:${port}` },
    ...{ MAIL_TO_IMPERSONATION: "a@b.example", MAIL_TO_PERSONAL_DATA: "a@b.example" },
  };
  const child = spawn(process.execPath, args, { env });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => child.once("close", resolve));
  server.close();
  const lines = Buffer.concat(output).toString().trim().split("\n");
  return {
    code,
    lines,
    statuses: new Set(lines.slice(0, -1).map((line) => line.slice(0, 7).trim())),
  };
}

test("TRU-26 the gate prints FAILED for the samples and ends with 1", async () => {
  const { code, lines, statuses } = await runCheck([]);
  expect(code).toBe(1);
  expect(statuses).toEqual(new Set(["OK", "FAILED", "BY HAND"]));
  expect(lines).toHaveLength(
    parse(await readFile("content/compliance/duties.yaml", "utf8")).length + 1,
  );
  const failed = ["sample-data", "handle", "fee-block", "mitc", "charter", "disclosures"];
  failed.push("compliance-audit", "accessibility", "claims-evidence", "conflicts");
  for (const id of failed) {
    const line = lines.find((each) => each.includes(` ${id} | `));
    expect(line).toMatch(/^FAILED .* \| .*, \d{4}-\d\d-\d\d \| .* \| .* \| .* \| .+$/);
  }
  expect(lines.find((line) => line.includes(" fee-block "))).toMatch(
    /Fee block ended on 7 October 2026, receipt .* in pages\/registrations\.yaml:\d+ \(50 days late\)/,
  );
  expect(lines.find((line) => line.includes(" complaint-figures "))).toMatch(/^OK /);
});

test("TRU-26 the gate prints OK and ends with 0 once everything is filled in", async () => {
  await fillIn();
  const { code, lines, statuses } = await runCheck([inFolder()]);
  expect(lines.filter((line) => line.startsWith("FAILED"))).toEqual([]);
  expect(statuses).toEqual(new Set(["OK", "BY HAND"]));
  expect(code).toBe(0);
});

test("TRU-26 the gate finds samples in older posts, and passes no list that it cannot read", async () => {
  const { lines } = await runCheck([], {
    "/api/blogs?page=1&limit=100": toPage(2),
    "/api/blogs?page=2&limit=100": toPage(2, { author: "Desk (sample)" }),
    "/api/review": new Error("Disk is full"),
  });
  expect(lines.find((line) => line.includes(" published-samples "))).toContain(
    "| The CMS publishes samples: /api/blogs (1), /api/review (cannot be read)",
  );
});

test("TRU-26 a remaining sample, wrong hash, open decision or missing receipt is FAILED and named", async () => {
  await fillIn();
  await editFile("site.yaml", (text) => `sampleNotice: left\n${text}`);
  const others = ["security.yaml", "pages/investor-charter.yaml"];
  for (const name of others) await cp(join("content", name), inFolder(name));
  expect(getDuty("sample-data")).toMatch(
    /^FAILED Samples remain in site\.yaml:1, security\.yaml:\d+, pages\/investor-charter\.yaml:\d+$/,
  );
  await editFile("legal/mitc.md", (text) => text.replace("traceable", "any"));
  expect(getDuty("mitc")).toBe("FAILED legal/mitc.md:11 differs from the text");
  await editFile("legal/mitc.md", (text) => {
    const { body } = splitFrontMatter(text);
    return text.replace(/sha256: .*/, `sha256: "${hashPinnedText(body)}"`);
  });
  expect(getDuty("mitc")).toBe("OK Nothing is open");
  await editFile("compliance/conflicts.yaml", (text) =>
    text.replace(/^ +status: kept.*/m, "  status: undecided"),
  );
  expect(getDuty("conflicts")).toBe(
    "FAILED 1 of 39 are undecided, from compliance/conflicts.yaml:8 on",
  );
  await editFile("compliance/duties.yaml", (text) =>
    text.replace(/^ +evidence: \{.*/m, "  due: 2026-12-01"),
  );
  expect(getDuty("cscrf")).toMatch(
    /^DUE Evidence is missing in compliance\/duties\.yaml:\d+, due on 1 December 2026 5$/,
  );
  expect(getDuty("cscrf", "2026-12-02")).toMatch(/^FAILED .* -1$/);
  expect(getDuty("accessibility", "2027-10-10")).toBe("DUE Audit by A B: until 31 October 2027 21");
  expect(getDuty("accessibility", "2027-11-01")).toMatch(/^FAILED Audit by A B/);
  expect(getDuty("fee-block", "2031-10-08")).toMatch(
    /^FAILED Fee block ended on 7 October 2031, receipt/,
  );
  await editFile("escalation.yaml", (text) => text.replace(/.*smartodr\.in/g, "# $&"));
  expect(getDuty("smartodr")).toBe("FAILED escalation.yaml does not contain “https://smartodr.in”");
  await writeFile(inFolder("claims.yaml"), "not: [closed");
  expect(getDuty("claims-review")).toMatch(/^FAILED Cannot be checked: /);
});

test.each([
  ["2027-08-30", /^OK .* 31$/],
  ["2027-08-31", /^DUE Review of claim “users” in claims\.yaml:\d+: until 30 September 2027 30$/],
  ["2027-09-30", /^DUE .* 0$/],
  ["2027-10-01", /^FAILED .* -1$/],
])("TRU-18, TRU-26 on %s the review of claims is %s", async (today, expected) => {
  await fillIn();
  expect(getDuty("claims-review", today)).toMatch(expected);
});

test.each([
  ["2026-11-07", "October 2026", "OK October 2026 is published"],
  ["2026-11-07", "September 2026", "DUE October 2026 is not published 0"],
  ["2026-11-08", "September 2026", "FAILED October 2026 is not published -1"],
  ["2026-11-05", "August 2026", "FAILED September 2026 is not published -29"],
  ["2027-01-07", "November 2026", "DUE December 2026 is not published 0"],
  ["2026-11-26", null, "FAILED No month is published"],
])("TRU-26 on %s with newest month %s the figures are %s", async (today, month, expected) => {
  await fillIn();
  expect(getDuty("complaint-figures", today, month)).toBe(expected);
});

test.each([
  ["an INH number with five zeros", "site.yaml", "INH000001234", "INH000000000"],
  ["a CIN", "site.yaml", "U67190MP2021PTC000005", "U00000XX0000PTC000000"],
  ["a CIN of a wrong form", "site.yaml", "U67190MP2021PTC000005", "U6719MP2021PTC5"],
  ["a GST number", "site.yaml", "23AAACS0000A1Z5", "00AAAAA0000A0Z0"],
  ["a phone", "channels.yaml", "+91 90000 00005", "+91 00000 00005"],
  ["a name in small letters", "site.yaml", "Private Limited", "Limited (sample)"],
  ["a broker", "home-sections.yaml", "Real Broker One", "Sample Broker One"],
])("TRU-26 %s in use passes, its sample does not", async (_, file, real, sample) => {
  await fillIn();
  expect(getDuty("sample-data")).toBe("OK Nothing is open");
  await editFile(file, (text) => text.replace(real, sample));
  expect(getDuty("sample-data")).toMatch(new RegExp(`^FAILED Samples remain in ${file}:\\d+$`));
});

test("TRU-26 published samples, invented months, a late report and unset recipients are FAILED", async () => {
  await fillIn();
  const check = (id: string, changed: Partial<LaunchFacts>) => {
    const found = checkDuties({ ...createFacts(), ...changed }).find((result) => result.id === id);
    return `${found?.status} ${found?.note}`;
  };
  expect(
    ["Education Desk (sample)", "Sample Analyst A", "Analyst of samples"].map(isSampleText),
  ).toEqual([true, true, false]);
  const sample = createMonth("October 2026", [4, 9, 8, 5]);
  expect(check("published-samples", {})).toBe("OK Nothing is open");
  expect(
    check("published-samples", { months: [sample], published: [{ name: "posts", count: 2 }] }),
  ).toBe("FAILED The CMS publishes samples: posts (2), complaint months (1)");
  expect(check("complaint-report", { reportMonth: "September 2026" })).toMatch(
    /^FAILED October 2026 is/,
  );
  expect(check("complaint-report", { reportMonth: null })).toBe("FAILED No report is active");
  expect(check("officers-mail", { missingRecipients: ["MAIL_TO_IMPERSONATION"] })).toBe(
    "FAILED Not set in .env: MAIL_TO_IMPERSONATION",
  );
});

test("TRU-26 a pinned text and a check by hand say who compared them, when, and what is next", async () => {
  await fillIn();
  expect(getDuty("mitc")).toBe("OK Nothing is open");
  await editFile("legal/mitc.md", (text) => text.replace(/ {2}compared: .*\n/, ""));
  expect(getDuty("mitc")).toBe(
    "FAILED legal/mitc.md:7 does not say who compared it, when, with which original",
  );
  await editFile("compliance/duties.yaml", (text) =>
    text.replace(
      /^ {2}check: by hand$/gm,
      "  check: by hand\n  checked: { on: 2026-11-20, by: A B, next: 2027-02-01 }",
    ),
  );
  expect(getDuty("channels")).toMatch(
    /^OK Checked by A B on 20 November 2026; next check: until 1 Feb/,
  );
  expect(getDuty("channels", "2027-02-02")).toMatch(/^FAILED .* -1$/);
});

test("TRU-28 the register has the 39 conflicts, each once and with a status", async () => {
  const conflicts: Record<string, string>[] = parse(
    await readFile("content/compliance/conflicts.yaml", "utf8"),
  );
  expect(conflicts).toHaveLength(39);
  expect(new Set(conflicts.map(({ page, text }) => `${page} ${text}`)).size).toBe(39);
  for (const { status } of conflicts) {
    expect(status).toMatch(/^(?:undecided|kept because .+|changed on \d{4}-\d\d-\d\d.*)$/);
  }
});
