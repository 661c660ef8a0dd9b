import { addDays, differenceInCalendarDays, format, parseISO } from "date-fns";
import type { Where } from "payload";
import { DATA_REQUEST_TITLE } from "../../../src/shared/contract/enquiry";
import { toMonthName, toMonthNumber } from "../../../src/shared/contract/months";
import { getDueDay } from "../../../src/shared/domain/complaint-periods";
import { describeProgress } from "../../../src/shared/domain/complaint-register";
import { toIndianDay, formatLongDate } from "../../../src/shared/domain/dates";
import { readField } from "../../../src/shared/domain/read-field";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { toRegisterEntry } from "../complaints/month-figures";
import { getRegisterSettings } from "../complaints/register-settings";
import type { Role } from "../lib/access";
import type { Complaint, PayloadJob } from "../payload-types";
import { explainFailure } from "../posts/scheduling/schedule-failure";
import { SCHEDULE_TASK } from "../posts/scheduling/schedule-queue";
import {
  asUser,
  toAdminAddress,
  type DashboardContext,
  type DashboardItem,
  type DashboardList,
} from "./dashboard";
import { formatCount } from "../../../src/shared/domain/count";

const SCHEDULE_DAYS = 14;
const URGENT_DAYS = 7;
const CLOSING_DAYS = 3;
/** Their ids are in one address. */
const MAX_MARKED = 500;

/** Returns due items: schedules, data requests, closing IPOs and last month's complaint records. */
export async function readDueList(context: DashboardContext, role: Role): Promise<DashboardList> {
  const canPublish = role !== "compliance";
  const canReport = role !== "editor";
  const items = [
    ...(await readScheduleItems(context)),
    ...(await readRequestItems(context)),
    ...(canPublish ? await readClosingItems(context) : []),
    ...(canReport ? await readRegisterItems(context) : []),
    ...(canReport ? await readComplaintItems(context) : []),
  ];
  return { title: "Coming up", items, none: "Nothing due in the next two weeks." };
}

/** Returns scheduled posts. Nobody may read jobs, so their posts are read with the role's rights. */
async function readScheduleItems(context: DashboardContext): Promise<DashboardItem[]> {
  const { payload, now } = context;
  const end = addDays(now, SCHEDULE_DAYS).toISOString();
  const isDue: Where = { or: [{ hasError: { equals: true } }, { waitUntil: { less_than: end } }] };
  const jobs = await payload.db.find<PayloadJob>({
    collection: "payload-jobs",
    where: { and: [{ taskSlug: { equals: SCHEDULE_TASK } }, isDue] },
    sort: "waitUntil",
    pagination: false,
  });
  const readPostId = ({ input }: PayloadJob) => Number(readField(readField(input, "doc"), "value"));
  const { docs } = await payload.find({
    ...asUser(context),
    collection: "posts",
    draft: true,
    where: { id: { in: jobs.docs.map(readPostId) } },
    pagination: false,
    select: { title: true },
  });
  const titles = new Map(docs.map(({ id, title }) => [id, title || "Untitled"]));
  return jobs.docs.map((job) => {
    const post = readPostId(job);
    return {
      href: toAdminAddress(context, titles.has(post) ? `posts/${post}` : "posts"),
      label: titles.get(post) ?? `Post ${post}`,
      ...describeJob(job),
    };
  });
}

function describeJob(job: PayloadJob): Pick<DashboardItem, "note" | "isBad"> {
  const { hasError, error, waitUntil, input } = job;
  const isUnpublish = readField(input, "type") === "unpublish";
  const what = isUnpublish ? "unpublished" : "published";
  const at = waitUntil ? ` on ${formatIndianTime(new Date(waitUntil).toISOString())}` : "";
  if (!hasError) return { note: `Will be ${what}${at}` };
  const advice = `${isUnpublish ? "Unpublish" : "Publish"} it by hand, or schedule it again.`;
  const note = `Could not be ${what}${at}: ${explainFailure(error).reason} ${advice}`;
  return { note, isBad: true };
}

/** Returns requests about personal data with the days left (FRM-10). */
async function readRequestItems(context: DashboardContext): Promise<DashboardItem[]> {
  const { payload, today, dataRequestDays } = context;
  const { docs } = await payload.find({
    ...asUser(context),
    collection: "enquiries",
    where: { and: [{ title: { equals: DATA_REQUEST_TITLE } }, { handled: { not_equals: true } }] },
    sort: "createdAt",
    pagination: false,
    select: { subject: true, createdAt: true },
  });
  return docs.map(({ id, subject, createdAt }) => {
    const end = addDays(parseISO(toIndianDay(createdAt) ?? today), dataRequestDays);
    const daysLeft = differenceInCalendarDays(end, parseISO(today));
    const days = formatCount(Math.abs(daysLeft), "day");
    return {
      href: toAdminAddress(context, `enquiries/${id}`),
      label: `${DATA_REQUEST_TITLE}: ${subject}`,
      note: `${daysLeft < 0 ? `Overdue by ${days}` : `${days} left`}, answer by ${format(end, "d MMMM yyyy")}`,
      isBad: daysLeft < URGENT_DAYS,
    };
  });
}

async function readClosingItems(context: DashboardContext): Promise<DashboardItem[]> {
  const { payload, today } = context;
  const end = format(addDays(parseISO(today), CLOSING_DAYS + 1), "yyyy-MM-dd");
  const { docs } = await payload.find({
    ...asUser(context),
    collection: "ipos",
    where: { closingDate: { greater_than_equal: today, less_than: end } },
    sort: "closingDate",
    pagination: false,
    select: { company: true, closingDate: true },
  });
  return docs.map(({ id, company, closingDate = null }) => ({
    href: toAdminAddress(context, `ipos/${id}`),
    label: `IPO of ${company}`,
    note: `Closes on ${formatLongDate(closingDate)}`,
  }));
}

/** Returns the number of entries that the register marks, with a link to them (CHR-22). */
async function readRegisterItems(context: DashboardContext): Promise<DashboardItem[]> {
  const { payload, today } = context;
  const { rules } = getRegisterSettings(payload);
  const { docs } = await payload.find({
    ...({ ...asUser(context), collection: "complaints", sort: "receivedOn" } as const),
    ...{ where: { closedOn: { exists: false } }, limit: MAX_MARKED },
  });
  const isMarked = (doc: Complaint) =>
    describeProgress(toRegisterEntry(doc), today, rules).isUrgent;
  const ids = docs.filter(isMarked).map(({ id }) => id);
  const href = toAdminAddress(context, `complaints?where[or][0][and][0][id][in]=${ids.join(",")}`);
  const label = `Complaint register: ${ids.length} to look at`;
  const note = `Late or soon late, or a form that nobody has looked at for ${formatCount(rules.reviewDays, "day")}`;
  return ids.length === 0 ? [] : [{ href, label, note, isBad: true }];
}

/** Returns last month's complaint records that the site does not show; both are required (CHR-08). */
async function readComplaintItems(context: DashboardContext): Promise<DashboardItem[]> {
  const { payload, today } = context;
  const lastMonth = (toMonthNumber(today.slice(0, 7)) ?? 0) - 1;
  const dueDay = getDueDay(lastMonth);
  const [months, reports] = await Promise.all([
    payload.count({
      ...asUser(context),
      collection: "complaint-months",
      where: {
        year: { equals: Math.floor(lastMonth / 12) },
        month: { equals: String((lastMonth % 12) + 1).padStart(2, "0") },
      },
    }),
    payload.find({
      ...asUser(context),
      pagination: false,
      collection: "complaint-reports",
      sort: "active",
      select: { monthEnding: true, active: true },
    }),
  ]);
  // Older records may say "Oct 2026".
  const report = reports.docs.findLast((doc) => toMonthNumber(doc.monthEnding) === lastMonth);
  const createItem = (path: string, label: string, state: string): DashboardItem => ({
    href: toAdminAddress(context, path),
    label: `${label} ${toMonthName(lastMonth)}`,
    note: `${state}: show it by ${format(parseISO(dueDay), "d MMMM")}`,
    isBad: today > dueDay,
  });
  const reportPath = `complaint-reports/${report?.id ?? "create"}`;
  const reportState = report ? "Not shown on the site yet" : "Not entered yet";
  return [
    ...(report?.active ? [] : [createItem(reportPath, "Complaint report", reportState)]),
    ...(months.totalDocs > 0
      ? []
      : [createItem("complaint-months/create", "Complaint month", "Not entered yet")]),
  ];
}
