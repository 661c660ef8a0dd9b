import { changeDatabase } from "./in-database";
import type { RunningCms } from "./running-cms";

export type ScheduleRow = {
  post: number;
  /** Account that made the schedule. */
  user: number;
  at: Date;
  type?: "publish" | "unpublish";
  /** True if a killed process had claimed the schedule. */
  processing?: boolean;
};

/** Stores a schedule like the drawer does, but also for a past time. */
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
