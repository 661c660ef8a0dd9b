import { readFileSync } from "node:fs";
import { join } from "node:path";
import { differenceInCalendarDays, parseISO } from "date-fns";
import * as v from "valibot";
import { parse } from "yaml";
import { toMonthName, toMonthNumber } from "../../contract/months";
import { getDueDay } from "../../domain/complaint-periods";
import { formatCount } from "../../domain/count";
import { formatLongDate } from "../../domain/dates";
import { schema as conflictsSchema } from "./conflicts.schema";
import { schema as dutiesSchema, type Duty } from "./duties.schema";
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
  /** The newest month of complaint figures in the API, or null. */
  newestMonth: string | null;
};

/** Days before its date from which a duty is due. */
const DUE_DAYS = 30;
const SAMPLE = /"sample(?:Notice)?":|\.example\b|\b0{5}|[A-Z]0{5}|\bSample\b/;

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
    const remaining = files.filter((file) => hasSamples(join(content, file)));
    return toFinding(remaining.length === 0, `Samples remain in ${remaining.join(", ")}`);
  },
  pinned: ({ files }, { content }) => {
    const faults = files.flatMap((file) => findPinnedFault(file, join(content, file)) ?? []);
    return toFinding(faults.length === 0, faults.join("; "));
  },
  claims: (_, facts) => {
    const claims = readContent(facts, "claims.yaml", ClaimsSchema);
    const [name, { reviewBy }] = Object.entries(claims).reduce((first, next) =>
      next[1].reviewBy < first[1].reviewBy ? next : first,
    );
    return checkDeadline(facts.today, reviewBy, `Review of claim “${name}” in claims.yaml`);
  },
  conflicts: (_, facts) => {
    const conflicts = readContent(facts, "compliance/conflicts.yaml", conflictsSchema);
    const open = conflicts.filter(({ status }) => status === "undecided").length;
    return toFinding(open === 0, `${open} of ${conflicts.length} are undecided`);
  },
  complaints: (_, { today, newestMonth }) => {
    const newest = toMonthNumber(newestMonth ?? "");
    const last = (toMonthNumber(today.slice(0, 7)) ?? 0) - 1;
    if (newest === null) return { status: "FAILED", note: "No month is published" };
    if (newest >= last) return { status: "OK", note: `${toMonthName(newest)} is published` };
    const note = `${toMonthName(newest + 1)} is not published`;
    const daysLeft = countDays(today, getDueDay(newest + 1));
    return { status: daysLeft < 0 ? "FAILED" : "DUE", note, daysLeft };
  },
  evidence: ({ evidence, due }, { today }) => {
    if (evidence?.until) return checkDeadline(today, evidence.until, evidence.reference);
    if (evidence) return { status: "OK", note: evidence.reference };
    if (due === undefined) return { status: "FAILED", note: "Evidence is missing" };
    const daysLeft = countDays(today, due);
    const status = daysLeft < 0 ? "FAILED" : "DUE";
    return { status, note: `Evidence is missing, due on ${formatLongDate(due)}`, daysLeft };
  },
  "fee block": (_, facts) => {
    const { registrations } = readContent(facts, "pages/registrations.yaml", RegistrationsSchema);
    const ends = registrations.map(({ feeBlock }) => feeBlock.to).sort();
    const [end = facts.today] = ends;
    const finding = checkDeadline(facts.today, end, "Fee block");
    if (finding.status !== "FAILED") return finding;
    const day = formatLongDate(end);
    return { ...finding, note: `Fee block ended on ${day}, receipt of the next block not entered` };
  },
  "accessibility report": (_, facts) => {
    const { audit } = readContent(facts, "pages/accessibility-statement.yaml", AccessibilitySchema);
    if (!audit.report) return { status: "FAILED", note: "No audit report is published" };
    return checkDeadline(facts.today, audit.report.nextDue, `Audit by ${audit.report.auditor}`);
  },
  "by hand": () => ({ status: "BY HAND", note: "Must be checked by a person" }),
};

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

/** Comments of YAML do not count. */
function hasSamples(file: string): boolean {
  const source = readFileSync(file, "utf8");
  return SAMPLE.test(file.endsWith(".yaml") ? JSON.stringify(parse(source)) : source);
}

function findPinnedFault(name: string, file: string): string | null {
  const { head, body } = splitFrontMatter(readFileSync(file, "utf8"));
  const { pinned } = v.parse(PinnedSchema, parse(head));
  if (pinned.sha256 !== hashPinnedText(body)) return `${name} differs from its SHA-256`;
  return pinned.sample ? `${name} is a sample, not the issued text` : null;
}

const PinnedSchema = v.looseObject({
  pinned: v.looseObject({ sha256: v.string(), sample: v.optional(v.boolean()) }),
});

function readContent<T>(
  { content }: LaunchFacts,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): T {
  return v.parse(schema, parse(readFileSync(join(content, name), "utf8")));
}
