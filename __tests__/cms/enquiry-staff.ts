import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readAdminAccount, getDocs, getToken, openWithToken } from "./cms-client";
import { createPerson } from "./cms-test";
import type { RunningCms } from "./running-cms";

/** Settings of a separate CMS: SQLite, samples, no limit per sender, first mail retry after 1 s. */
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
  reference: string;
  acknowledgement: { state: string; lastError: string | null };
  attachment: { id: number; filename: string } | null;
  delivery: { state: string; attempts: number; lastError: string | null; sentAt: string | null };
};

export type Staff = Awaited<ReturnType<typeof openStaff>>;

/** Signs in as the admin of a CMS. Returns calls that create accounts and read enquiries. */
export async function openStaff(cms: RunningCms) {
  const token = await getToken(readAdminAccount(), cms.url);
  const client = await openWithToken(token, cms.url);
  const clients = [client];
  const addAccount = async (role: string) => {
    const person = await createPerson(client, role, cms.url);
    clients.push(person.client);
    return person;
  };
  /** Returns all enquiries, oldest first. */
  const getEnquiries = () =>
    getDocs<StoredEnquiry>(client, "enquiries?pagination=false&depth=1&sort=id");
  const signOutAll = () => Promise.all(clients.map((each) => each.dispose()));
  return { client, token, addAccount, getEnquiries, signOutAll };
}

/** Returns the mails in a CMS's outbox by file name. */
export function readOutbox(cms: Pick<RunningCms, "dataDir">): Map<string, string> {
  const folder = path.join(cms.dataDir, "outbox");
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  return new Map(files.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
}
