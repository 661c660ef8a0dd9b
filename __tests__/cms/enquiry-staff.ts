import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, request, type APIRequestContext } from "@playwright/test";
import type { RunningCms } from "./running-cms";

export const STAFF = { email: "admin@firm.example", password: "a password for this test" };

/** Settings for a CMS of its own: no samples, an account, and no limit on enquiries. */
export const OWN_CMS = {
  CMS_SEED: "0",
  CMS_ADMIN_EMAIL: STAFF.email,
  CMS_ADMIN_PASSWORD: STAFF.password,
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

/** What staff sees of the enquiries of a CMS. */
export type Staff = {
  client: APIRequestContext;
  token: string;
  /** All of them, the oldest first. */
  enquiries: () => Promise<StoredEnquiry[]>;
};

export async function staffOf(cms: RunningCms): Promise<Staff> {
  const anyone = await request.newContext({ baseURL: cms.url });
  const answer = await anyone.post("/cms/api/users/login", { data: STAFF });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  await anyone.dispose();
  const client = await request.newContext({
    baseURL: cms.url,
    extraHTTPHeaders: { authorization: `JWT ${token}` },
  });
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
