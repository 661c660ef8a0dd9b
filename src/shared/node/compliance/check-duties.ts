import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { differenceInCalendarDays, parseISO } from "date-fns";
import * as v from "valibot";
import { parse } from "yaml";
import type { ComplaintTrend } from "../../contract/complaint-trends";
import { toMonthName, toMonthNumber } from "../../contract/months";
import { getDueDay } from "../../domain/complaint-periods";
import { formatCount } from "../../domain/count";
import { formatLongDate } from "../../domain/dates";
import { schema as conflictsSchema } from "./conflicts.schema";
import { schema as dutiesSchema, type Duty } from "./duties.schema";
import { schema as samplesSchema } from "./samples.schema";
import { hashPinnedText, splitFrontMatter } from "./pinned-text";
import { readErrorMessage } from "../../domain/read-field";

/** DUE: something remains to be done, and there is time left. */
export type DutyStatus = "OK" | "DUE" | "FAILED" | "BY HAND";

type Finding = { status: DutyStatus; note: string; daysLeft?: number };
export type DutyResult = Duty & Finding;

export type LaunchFacts = {
  /** The folder content/. */
  content: string;
  /** Today in India. */
  today: string;
  /** The published complaint months, the newest last, and the month of the active report. */
  months: readonly Pick<
    ComplaintTrend,
    "period" | "carriedForward" | "received" | "resolved" | "pending"
  >[];
  reportMonth: string | null;
  /** Lists of the CMS with the number of published samples; null: the list cannot be read. */
  published: readonly { name: string; count: number | null }[];
  /** Settings of recipients that are not set. */
  missingRecipients: readonly string[];
};

/** Days before its date from which a duty is due. */
const DUE_DAYS = 30;
const SAMPLE =
  /^\s*sample(?:Notice)?:|\.example\b|\([Ss][Aa][Mm][Pp][Ll][Ee]\b|\bS(?:ample|AMPLE)\b/;

/** True for a text of a record that the CMS's samples brought: "(sample)", or a name "Sample …". */
export const isSampleText = (value: unknown): boolean =>
  typeof value === "string" && /\(sample\)|^sample\b/i.test(value);

/** Forms of the numbers that site.yaml names by these labels; samples have none of them. */
const FORMS: [label: RegExp, form: RegExp][] = [
  [/^SEBI registration number$/i, /^IN[A-Z](?!0{9})\d{9}$/],
  [/^CIN$/i, /^[LU]\d{5}[A-Z]{2}(?:19|20)\d{2}[A-Z]{3}\d{6}$/],
  [/^GST/i, /^(?!00)\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/],
];

/** Checks every duty of content/compliance/duties.yaml (TRU-26). Throws if that file cannot be read. */
export function checkDuties(facts: LaunchFacts): DutyResult[] {
  return readContent(facts, "compliance/duties.yaml", dutiesSchema).map((duty) => ({
    ...duty,
    ...checkDuty(duty, facts),
  }));
}

function checkDuty(duty: Duty, facts: LaunchFacts): Finding {
  try {
    return CHECKS[duty.check](duty, facts);
  } catch (error) {
    const reason = readErrorMessage(error).split("\n", 1)[0];
    return { status: "FAILED", note: `Cannot be checked: ${reason}` };
  }
}

const CHECKS: Record<Duty["check"], (duty: Duty, facts: LaunchFacts) => Finding> = {
  samples: ({ files }, { content }) => {
    const { values } = readSamples(content);
    const remaining = files.flatMap((file) => describeSamples(content, file, values));
    return toFinding(remaining.length === 0, `Samples remain in ${remaining.join(", ")}`);
  },
  "published samples": (_, { content, months, published }) => {
    const { months: samples } = readSamples(content);
    const invented = months.filter(({ period, carriedForward, received, resolved, pending }) =>
      isDeepStrictEqual(samples[period], [carriedForward, received, resolved, pending]),
    );
    const found = [...published, { name: "complaint months", count: invented.length }]
      .filter(({ count }) => count !== 0)
      .map(({ name, count }) => `${name} (${count ?? "cannot be read"})`);
    return toFinding(found.length === 0, `The CMS publishes samples: ${found.join(", ")}`);
  },
  recipients: (_, { missingRecipients }) =>
    toFinding(missingRecipients.length === 0, `Not set in .env: ${missingRecipients.join(", ")}`),
  text: ({ files, text = "" }, { content }) => {
    const missing = files.filter(
      (file) => !readLines(content, file).some((line) => line.includes(text)),
    );
    return toFinding(missing.length === 0, `${missing.join(", ")} does not contain “${text}”`);
  },
  pinned: ({ files }, { content }) => {
    const faults = files.flatMap((file) => findPinnedFault(content, file) ?? []);
    return toFinding(faults.length === 0, faults.join("; "));
  },
  claims: (_, facts) => {
    const claims = readContent(facts, "claims.yaml", ClaimsSchema);
    const [name, { reviewBy }] = Object.entries(claims).reduce((first, next) =>
      next[1].reviewBy < first[1].reviewBy ? next : first,
    );
    const where = locate(facts.content, "claims.yaml", new RegExp(`^${name}:`));
    return checkDeadline(facts.today, reviewBy, `Review of claim “${name}” in ${where}`);
  },
  conflicts: (_, facts) => {
    const conflicts = readContent(facts, "compliance/conflicts.yaml", conflictsSchema);
    const open = conflicts.filter(({ status }) => status === "undecided").length;
    const where = locate(facts.content, "compliance/conflicts.yaml", /status: undecided/);
    return toFinding(open === 0, `${open} of ${conflicts.length} are undecided, from ${where} on`);
  },
  complaints: (_, { today, months }) =>
    checkMonth(today, months.at(-1)?.period ?? null, "No month is published"),
  "active report": (_, { today, reportMonth }) =>
    checkMonth(today, reportMonth, "No report is active"),
  evidence: ({ id, evidence, due }, { today, content }) => {
    if (evidence?.until) return checkDeadline(today, evidence.until, evidence.reference);
    if (evidence) return { status: "OK", note: evidence.reference };
    const missing = `Evidence is missing in ${locateDuty(content, id)}`;
    if (due === undefined) return { status: "FAILED", note: missing };
    const daysLeft = countDays(today, due);
    const status = daysLeft < 0 ? "FAILED" : "DUE";
    return { status, note: `${missing}, due on ${formatLongDate(due)}`, daysLeft };
  },
  "fee block": (_, facts) => {
    const { registrations } = readContent(facts, "pages/registrations.yaml", RegistrationsSchema);
    const ends = registrations.map(({ feeBlock }) => feeBlock.to).sort();
    const [end = facts.today] = ends;
    const finding = checkDeadline(facts.today, end, "Fee block");
    if (finding.status !== "FAILED") return finding;
    const day = formatLongDate(end);
    const where = locate(facts.content, "pages/registrations.yaml", new RegExp(`to: ${end}`));
    const note = `Fee block ended on ${day}, receipt of the next block not entered in ${where}`;
    return { ...finding, note };
  },
  "accessibility report": (_, facts) => {
    const { audit } = readContent(facts, "pages/accessibility-statement.yaml", AccessibilitySchema);
    if (!audit.report) {
      const where = locate(facts.content, "pages/accessibility-statement.yaml", /^audit:/);
      return { status: "FAILED", note: `No audit report is published, ${where}` };
    }
    return checkDeadline(facts.today, audit.report.nextDue, `Audit by ${audit.report.auditor}`);
  },
  "by hand": ({ checked }, { today }) =>
    checked
      ? checkDeadline(
          today,
          checked.next,
          `Checked by ${checked.by} on ${formatLongDate(checked.on)}; next check`,
        )
      : { status: "BY HAND", note: "Must be checked by a person" },
};

function checkMonth(today: string, month: string | null, none: string): Finding {
  const newest = toMonthNumber(month ?? "");
  const last = (toMonthNumber(today.slice(0, 7)) ?? 0) - 1;
  if (newest === null) return { status: "FAILED", note: none };
  if (newest >= last) return { status: "OK", note: `${toMonthName(newest)} is published` };
  const note = `${toMonthName(newest + 1)} is not published`;
  const daysLeft = countDays(today, getDueDay(newest + 1));
  return { status: daysLeft < 0 ? "FAILED" : "DUE", note, daysLeft };
}

const countDays = (from: string, to: string) =>
  differenceInCalendarDays(parseISO(to), parseISO(from));

/** Returns " (1 day left)" or " (50 days late)"; "" without a number. */
export function describeDaysLeft(days: number | undefined): string {
  if (days === undefined) return "";
  return ` (${formatCount(Math.abs(days), "day")} ${days < 0 ? "late" : "left"})`;
}

const RegistrationsSchema = v.looseObject({
  registrations: v.array(v.looseObject({ feeBlock: v.looseObject({ to: v.string() }) })),
});

const AccessibilitySchema = v.looseObject({
  audit: v.looseObject({
    report: v.optional(v.looseObject({ auditor: v.string(), nextDue: v.string() })),
  }),
});

const ClaimsSchema = v.record(v.string(), v.looseObject({ reviewBy: v.string() }));

function checkDeadline(today: string, day: string, what: string): Finding {
  const daysLeft = countDays(today, day);
  const note = `${what}: until ${formatLongDate(day)}`;
  if (daysLeft < 0) return { status: "FAILED", note, daysLeft };
  return { status: daysLeft <= DUE_DAYS ? "DUE" : "OK", note, daysLeft };
}

function toFinding(isDone: boolean, fault: string): Finding {
  return isDone ? { status: "OK", note: "Nothing is open" } : { status: "FAILED", note: fault };
}

/** Returns the lines of a file, of YAML without comments. */
const readLines = (content: string, file: string) =>
  readFileSync(join(content, file), "utf8")
    .split(/\r?\n/)
    .map((line) => (file.endsWith(".yaml") ? line.replace(/(?:^|\s)#.*/, "") : line));

/** Returns "file:line" of the first line that matches, or the file. */
function locate(content: string, file: string, pattern: RegExp): string {
  const at = readLines(content, file).findIndex((line) => pattern.test(line));
  return at === -1 ? file : `${file}:${at + 1}`;
}

const locateDuty = (content: string, id: string) =>
  locate(content, "compliance/duties.yaml", new RegExp(`id: ${id}$`));

const readSamples = (content: string) =>
  readContent({ content }, "compliance/samples.yaml", samplesSchema);

/** Returns file and line of the first sample, and the number of others. */
function describeSamples(content: string, file: string, values: readonly string[]): string[] {
  let label = "";
  const places = readLines(content, file).flatMap((line, at) => {
    const value = /^\s*value: "?(.*?)"?$/.exec(line)?.[1];
    const form = FORMS.find(([name]) => name.test(label))?.[1];
    const isWrong = value !== undefined && form !== undefined && !form.test(value);
    label = /^\s*(?:- )?label: (.*)$/.exec(line)?.[1] ?? (value === undefined ? label : "");
    return isWrong || SAMPLE.test(line) || values.some((each) => line.includes(each))
      ? [at + 1]
      : [];
  });
  const [first, ...others] = places;
  if (first === undefined) return [];
  return [
    `${file}:${first}${others.length > 0 ? ` and ${formatCount(others.length, "more line")}` : ""}`,
  ];
}

function findPinnedFault(content: string, file: string): string | null {
  const { head, body } = splitFrontMatter(readFileSync(join(content, file), "utf8"));
  const { pinned } = v.parse(PinnedSchema, parse(head));
  const locateKey = (key: string) => locate(content, file, new RegExp(`^ *${key}:`));
  if (pinned.sha256 !== hashPinnedText(body)) return `${locateKey("sha256")} differs from the text`;
  if (pinned.sample) return `${locateKey("sample")} is a sample, not the issued text`;
  if (pinned.compared) return null;
  return `${locateKey("pinned")} does not say who compared it, when, with which original`;
}

const PinnedSchema = v.looseObject({
  pinned: v.looseObject({
    sha256: v.string(),
    sample: v.optional(v.boolean()),
    compared: v.optional(v.object({ by: v.string(), on: v.string(), original: v.string() })),
  }),
});

function readContent<T>(
  { content }: Pick<LaunchFacts, "content">,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): T {
  return v.parse(schema, parse(readFileSync(join(content, name), "utf8")));
}
