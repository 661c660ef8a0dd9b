import type { Payload } from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import type { PayloadJob, Post } from "../payload-types";
import { isPublic } from "../lib/find-raw";
import { createScheduleFilter } from "./scheduling/schedule-queue";

/** Returns what visitors see of a post now and after its next schedule, in IST (EDT-23). */
export async function describeSiteState(payload: Payload, id: number): Promise<string> {
  const [now, next] = await Promise.all([describeState(payload, id), describeNextJob(payload, id)]);
  return next === null ? now : `${now}. ${next}`;
}

async function describeState(payload: Payload, id: number): Promise<string> {
  const where = { id: { equals: id } };
  const row = await payload.db.findOne<Post>({ collection: "posts", where });
  if (row !== null && isPublic(row)) {
    const newest = await payload.find({
      ...{ collection: "posts", where, draft: true, depth: 0, limit: 1 },
      select: { _status: true },
    });
    const isChanged = newest.docs[0]?._status === "draft";
    return isChanged ? "On the site, changes not published" : "On the site";
  }
  const redirects = await payload.find({
    ...{ collection: "redirects", where: { post: { equals: id } }, sort: "-updatedAt" },
    ...{ depth: 0, limit: 1, select: { updatedAt: true } },
  });
  const [redirect] = redirects.docs;
  return redirect ? `Unpublished on ${formatIndianTime(redirect.updatedAt)}` : "Never published";
}

async function describeNextJob(payload: Payload, id: number): Promise<string | null> {
  const { docs } = await payload.db.find<PayloadJob>({
    collection: "payload-jobs",
    where: { and: [...createScheduleFilter(id), { hasError: { not_equals: true } }] },
    sort: "waitUntil",
    limit: 1,
  });
  const [job] = docs;
  if (!job?.waitUntil) return null;
  const action = readField(job.input, "type") === "unpublish" ? "Unpublishing" : "Publishing";
  return `${action} on ${formatIndianTime(new Date(job.waitUntil).toISOString())}`;
}
