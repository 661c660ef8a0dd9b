import type { CollectionSlug, Where } from "payload";
import {
  checkDuties,
  describeDaysLeft,
  type DutyResult,
  type DutyStatus,
  type LaunchFacts,
} from "../../../src/shared/node/compliance/check-duties";
import { readField, readTextField } from "../../../src/shared/domain/read-field";
import { findContentFolder } from "../environment";
import type { Role } from "../lib/access";
import { getMonthName } from "../records/months";
import { asUser, type DashboardContext, type DashboardList } from "./dashboard";

const ORDER: DutyStatus[] = ["FAILED", "DUE", "BY HAND", "OK"];
/** Days before and after a change of state in which its duties are not folded. */
const NEWS_DAYS = 7;
const SAMPLE_CHECKS: DutyResult["check"][] = ["samples", "published samples"];

/**
 * Returns the duties of `npm run check:launch` by state (EDT-58); before them, for every role, the
 * samples of a website with a public address (TRU-26). Throws only database errors.
 */
export async function readDutyLists(
  context: DashboardContext,
  role: Role,
  content = findContentFolder(),
): Promise<DashboardList[]> {
  const { today, payload } = context;
  const siteUrl = readTextField(payload.config.admin.custom, "siteUrl");
  const facts = { content, today, ...(await readFacts(context)) };
  const createList = (title: string, results: readonly DutyResult[]): DashboardList => ({
    title,
    none: "The duties cannot be read. Ask a developer to check content/compliance/duties.yaml.",
    items: results.map(({ duty, status, note, shown, owner, daysLeft }) => ({
      href: siteUrl + (/\/[\w/-]*/.exec(shown)?.[0] ?? "/"),
      label: duty,
      note: `${status}: ${note}${describeDaysLeft(daysLeft)}. Owner: ${owner}`,
      isBad: status === "FAILED",
    })),
  });
  try {
    const duties = checkDuties(facts);
    const samples = duties.filter(
      ({ check, status }) => status === "FAILED" && SAMPLE_CHECKS.includes(check),
    );
    const isPublic = siteUrl.startsWith("https:") && samples.length > 0;
    return [
      ...(isPublic ? [createList("This website is public and shows samples", samples)] : []),
      ...ORDER.flatMap((state) => {
        const group = role === "editor" ? [] : duties.filter(({ status }) => status === state);
        const list = createList(`Duties ${state}`, group);
        const hasNews = group.some(({ daysLeft = 99 }) => Math.abs(daysLeft) <= NEWS_DAYS);
        return group.length === 0 ? [] : [{ ...list, isFolded: state === "OK" || !hasNews }];
      }),
    ];
  } catch (error) {
    payload.logger.error({ err: error }, "Cannot check content/compliance/duties.yaml");
    return role === "editor" ? [] : [createList("Duties", [])];
  }
}

/** Collections of the CMS's samples, and the field that says "sample". */
const SAMPLE_FIELDS: [collection: CollectionSlug, field: string][] = [
  ["posts", "author"],
  ["employees", "name"],
  ["reviews", "userName"],
  ["ipos", "company"],
  ["jobs", "title"],
  ["reports", "heading"],
];

type Facts = Omit<LaunchFacts, "content" | "today">;

async function readFacts(context: DashboardContext): Promise<Facts> {
  const { payload } = context;
  const options = { ...asUser(context), pagination: false } as const;
  const countSamples = async ([collection, field]: (typeof SAMPLE_FIELDS)[number]) => {
    const isPublished = collection === "posts" ? [{ _status: { equals: "published" } }] : [];
    const where: Where = { and: [{ [field]: { like: "sample" } }, ...isPublished] };
    const { totalDocs: count } = await payload.count({ ...options, collection, where });
    return { name: collection, count };
  };
  const [published, months, reports] = await Promise.all([
    Promise.all(SAMPLE_FIELDS.map(countSamples)),
    payload.find({ ...options, collection: "complaint-months", sort: ["year", "month"] }),
    payload.find({
      ...options,
      collection: "complaint-reports",
      where: { active: { equals: true } },
    }),
  ]);
  const missing = readField(payload.config.admin.custom, "missingRecipients");
  return {
    months: months.docs.map((doc) => ({ ...doc, period: getMonthName(doc.month, doc.year) })),
    reportMonth: reports.docs[0]?.monthEnding ?? null,
    published,
    missingRecipients: Array.isArray(missing) ? missing.map(String) : [],
  };
}
