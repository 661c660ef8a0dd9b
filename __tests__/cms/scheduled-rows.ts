import { changeDatabase } from "./in-database";
import type { RunningCms } from "./running-cms";

export type ScheduleRow = {
  post: number;
  /** The account in whose name. */
  user: number;
  at: Date;
  type?: "publish" | "unpublish";
  /** As a process left it that was killed meanwhile. */
  processing?: boolean;
};

/** Stores a schedule as the drawer does, also for a moment that has passed. */
export function storeSchedule(
  cms: RunningCms,
  { post, user, at, type = "publish", processing = false }: ScheduleRow,
): Promise<void> {
  const input = {
    type,
    doc: { relationTo: "posts", value: String(post) },
    user: { relationTo: "users", value: user },
    timezone: "Asia/Kolkata",
  };
  return changeDatabase(
    cms,
    "INSERT INTO payload_jobs (input, task_slug, wait_until, processing) VALUES (?, 'schedulePublish', ?, ?)",
    [JSON.stringify(input), at.toISOString(), Number(processing)],
  );
}

/** Makes a post's schedule due. */
export function makeDue(cms: RunningCms, post: number): Promise<void> {
  return changeDatabase(
    cms,
    "UPDATE payload_jobs SET wait_until = ? WHERE json_extract(input, '$.doc.value') = ?",
    [new Date(Date.now() - 1000).toISOString(), String(post)],
  );
}
