import { schedulePublishHandler } from "@payloadcms/ui/utilities/schedulePublishHandler";
import type { DefaultServerFunctionArgs, PayloadRequest, Where } from "payload";
import * as v from "valibot";
import { getNow } from "../../../../src/shared/domain/clock";
import { readField } from "../../../../src/shared/domain/read-field";
import { formatIndianTime } from "../../../../src/shared/domain/indian-time";
import { toIndianDay } from "../../../../src/shared/domain/dates";
import { readEnvironment, type Environment } from "../../environment";
import { isEditor } from "../../lib/access";
import { recordAction } from "../../audit/audit-hooks";
import { logError } from "../../lib/log-error";
import type { Post } from "../../payload-types";
import { findRaw } from "../../lib/find-raw";
import { SCHEDULE_TASK, createScheduleFilter } from "./schedule-queue";
import { hashPost } from "../approval/approval-digest";
import { findMissingApproval } from "../approval/approval-hooks";
import { findPublishProblems } from "../publish-problems";

/** Returns why a post's newest draft cannot be published at a time, or null (EDT-16, PST-10). */
async function findPublishProblem(
  req: PayloadRequest,
  id: number,
  date: Date,
  { approval }: Pick<Environment, "approval">,
): Promise<string | null> {
  const post = await req.payload.findByID({
    ...({ collection: "posts", id, draft: true, depth: 0 } as const),
    req: { transactionID: req.transactionID },
  });
  const day = toIndianDay(date.toISOString()) ?? "";
  const problems = findPublishProblems(post, day);
  if (problems.length > 0) return problems.map(({ message }) => message).join(" ");
  return findMissingApproval(post, await hashPost(post, req), approval, req);
}

/** Untrusted data of the "Schedule publish" drawer. */
const RemovalSchema = v.object({ deleteID: v.union([v.number(), v.string()]) });
const ScheduleSchema = v.object({
  type: v.picklist(["publish", "unpublish"]),
  date: v.date(),
  doc: v.object({
    relationTo: v.literal("posts"),
    value: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  }),
});

type Schedule = v.InferOutput<typeof ScheduleSchema>;
type ScheduleResult = { message: string } | { error: string };

const NOT_STORED = { error: "The schedule could not be changed. Please try again." };

/** Checks role and time before Payload's handler, which checks neither (EDT-03). Never throws. */
export async function schedulePost(args: DefaultServerFunctionArgs): Promise<ScheduleResult> {
  const { req } = args;
  if (!isEditor({ req })) return { error: "Only admins and editors may schedule." };
  const removal = v.safeParse(RemovalSchema, args);
  const schedule = v.safeParse(ScheduleSchema, args);
  try {
    if (removal.success) return await removeSchedule(req, removal.output.deleteID);
    if (!schedule.success) return { error: "Not scheduled: choose a day and a time." };
    return await addSchedule(args, schedule.output);
  } catch (error) {
    logError(error);
    return NOT_STORED;
  }
}

async function addSchedule(
  args: DefaultServerFunctionArgs,
  schedule: Schedule,
): Promise<ScheduleResult> {
  const { req } = args;
  const { type, date, doc } = schedule;
  const time = date.toISOString();
  if (date <= getNow()) {
    return {
      error: `Not scheduled: ${formatIndianTime(time)} has passed. Choose a later time, or close this and ${type} it now.`,
    };
  }
  const post = await findRaw<Post>(req, "posts", Number(doc.value));
  if (post === null || post.deletedAt) {
    return { error: "Not scheduled: the post was deleted. Restore it from the trash first." };
  }
  if (
    type === "unpublish" &&
    !(post._status === "published" || (await isPublishedBefore(req, schedule)))
  ) {
    return { error: "Not scheduled: the post will not be published by then. Choose “Publish”." };
  }
  if (type === "publish") {
    const problem = await findPublishProblem(req, Number(doc.value), date, readEnvironment());
    if (problem !== null) return { error: `Not scheduled: ${problem}` };
  }
  const input = { ...args, ...schedule, timezone: "Asia/Kolkata" };
  // The handler has logged the reason.
  if (readField(await schedulePublishHandler(input), "error") !== undefined) return NOT_STORED;
  await logSchedule(req, "scheduled", doc.value, { type, at: time });
  return { message: `Scheduled for ${formatIndianTime(time)}.` };
}

/** True if an earlier schedule publishes the post. */
async function isPublishedBefore(req: PayloadRequest, { date, doc }: Schedule): Promise<boolean> {
  const earlier: Where[] = [
    { "input.type": { equals: "publish" } },
    { hasError: { not_equals: true } },
    { waitUntil: { less_than: date.toISOString() } },
  ];
  const where = { and: [...createScheduleFilter(doc.value), ...earlier] };
  return (await req.payload.db.count({ collection: "payload-jobs", where, req })).totalDocs > 0;
}

type StoredSchedule = {
  id: number;
  waitUntil?: string | null;
  input?: { type?: string; doc?: { value?: string } } | null;
};

async function removeSchedule(req: PayloadRequest, id: number | string): Promise<ScheduleResult> {
  const where: Where = {
    and: [
      { id: { equals: Number(id) } },
      { taskSlug: { equals: SCHEDULE_TASK } },
      { processing: { not_equals: true } },
    ],
  };
  const collection = "payload-jobs";
  const job = await req.payload.db.findOne<StoredSchedule>({ collection, where, req });
  // Another process has run or removed it.
  if (job === null) return { message: "This schedule no longer exists." };
  await req.payload.db.deleteMany({ collection, where, req });
  const at = job.waitUntil ? new Date(job.waitUntil).toISOString() : null;
  const type = job.input?.type ?? "publish";
  await logSchedule(req, "schedule removed", job.input?.doc?.value, { type, at });
  return { message: "Schedule removed." };
}

/** Never throws, because a user who tries again would store the schedule twice. */
async function logSchedule(
  req: PayloadRequest,
  action: string,
  id: string | undefined,
  change: object,
): Promise<void> {
  const details = JSON.stringify(change);
  await recordAction(req, { action, collection: "posts", record: { id }, details }).catch(logError);
}
