import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { admin, login, withToken } from "./cms-client";
import type { RunningCms } from "./running-cms";

/** Settings for a CMS of its own: the samples, the account of the tests, no limit on enquiries. */
export const OWN_CMS = {
  CMS_SEED: "1",
  DATABASE_URL: undefined,
  ENQUIRIES_PER_10_MINUTES: "0",
  ENQUIRIES_PER_DAY: "0",
  MAIL_RETRY_SECONDS: "1",
};

export type StoredEnquiry = {
  id: number;
  title: string;
  name: string;
  subject: string;
  message: string;
  attachment: { id: number; filename: string } | null;
  delivery: { state: string; attempts: number; lastError: string | null; sentAt: string | null };
};

export type Staff = Awaited<ReturnType<typeof staffOf>>;

/** What staff sees of the enquiries of a CMS, the oldest first. */
export async function staffOf(cms: RunningCms) {
  const token = await login(admin(), cms.url);
  const client = await withToken(token, cms.url);
  const enquiries = async () => {
    const list = await client.get("/cms/api/enquiries?pagination=false&depth=1&sort=id");
    expect(list.status(), await list.text()).toBe(200);
    return ((await list.json()) as { docs: StoredEnquiry[] }).docs;
  };
  return { client, token, enquiries };
}

/** The mails in a CMS's outbox, by file name. */
export function outboxOf(cms: RunningCms): Map<string, string> {
  const folder = path.join(cms.dataDir, "outbox");
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  return new Map(files.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
}
