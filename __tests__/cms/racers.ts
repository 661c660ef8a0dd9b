import { expect, type APIRequestContext } from "@playwright/test";
import { postDoc, makeName, openAsVisitor, openWithToken } from "./cms-client";
import { readOutbox } from "./enquiry-staff";
import type { RunningCms } from "./running-cms";

export type Track = {
  /** Changes accounts. */
  cms: Pick<RunningCms, "url" | "dataDir">;
  /** The address of the CMS that signs in: the same one, or another process on its database. */
  signInUrl: string;
  admin: APIRequestContext;
};

type Racer = { id: number; email: string; token: string; client: APIRequestContext };

export const PASSWORD = "seven green boats at noon";
export const CONCURRENCY = 3;

export async function createRacer({ cms: { url }, admin }: Track, role = "editor"): Promise<Racer> {
  const email = `${makeName("racer").replaceAll(" ", "-")}@firm.example`;
  const { id } = await postDoc(admin, "users", { email, password: PASSWORD, name: "Racer", role });
  const token = String(await signIn(url, email, PASSWORD));
  return { id, email, token, client: await openWithToken(token, url) };
}

/** Changes an account during sign-ins. Returns tokens of those that ended before or began after. */
export async function signInDuring(track: Track, { email }: Racer, change: () => Promise<void>) {
  const early: string[] = [];
  const late: string[] = [];
  await repeatDuring(change, async (phase) => {
    const began = phase();
    const token = await signIn(track.signInUrl, email, PASSWORD);
    if (token === null) return;
    if (phase() === "before") early.push(token);
    else if (began === "after") late.push(token);
  });
  return { early, late };
}

/** Refreshes a racer's session repeatedly while its account is changed. */
export async function refreshDuring(track: Track, racer: Racer, change: () => Promise<void>) {
  const client = await openWithToken(racer.token, track.signInUrl);
  const refreshToken = async () => {
    const response = await client.post("/cms/api/users/refresh-token");
    expect([200, 401, 403], await response.text()).toContain(response.status());
  };
  // A refresh is quick, so only many at once overlap with a change between read and write.
  await repeatDuring(change, async () => {
    await Promise.all(Array.from({ length: 4 }, refreshToken));
  });
  await client.dispose();
}

type Phase = "before" | "during" | "after";

/** Runs loops of an action before and during a change, and once in each loop after it. */
async function repeatDuring(
  change: () => Promise<void>,
  runAction: (phase: () => Phase) => Promise<void>,
): Promise<void> {
  let phase: Phase = "before";
  let onFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  const runLoop = async () => {
    for (let isLast = false; !isLast;) {
      isLast = phase === "after";
      await runAction(() => phase);
      onFirst();
    }
  };
  const loops = Promise.all(Array.from({ length: CONCURRENCY }, runLoop));
  await first;
  phase = "during";
  await change().finally(() => {
    phase = "after";
  });
  await loops;
}

let hosts = 0;

/** Returns a header with a new client address, by which sign-ins and reset mails are limited. */
export function createIpHeader() {
  hosts += 1;
  return { "x-forwarded-for": `198.18.${hosts >> 8}.${hosts & 255}` };
}

/** Returns the token of a sign-in, or null if the CMS refuses it like a wrong password. */
export async function signIn(url: string, email: string, password: string): Promise<string | null> {
  const anyone = await openAsVisitor(url);
  const data = { email, password };
  const response = await anyone.post("/cms/api/users/login", { data, headers: createIpHeader() });
  expect([200, 401], await response.text()).toContain(response.status());
  const { token } = (await response.json()) as { token?: string };
  await anyone.dispose();
  return token ?? null;
}

export async function changeUser({ admin }: Track, { id }: Racer, data: object): Promise<void> {
  const response = await admin.patch(`/cms/api/users/${id}`, { data });
  expect(response.status(), await response.text()).toBe(200);
}

export async function signOut({ client }: Racer, query: string): Promise<void> {
  expect((await client.post(`/cms/api/users/logout${query}`)).status()).toBe(200);
}

export async function readUser({ admin }: Track, { id }: Racer): Promise<unknown> {
  return (await admin.get(`/cms/api/users/${id}`)).json();
}

/** Returns the token in the reset mail of an account, or undefined before it is mailed. */
export function readResetToken({ cms }: Track, { email }: Racer): string | undefined {
  const mails = [...readOutbox(cms).values()].map((mail) => mail.replaceAll("=\r\n", ""));
  const mail = mails.find((each) => each.includes(email)) ?? "";
  return /\/cms\/reset\/([0-9a-f]{40})/.exec(mail)?.[1];
}

/** Returns how many of the tokens the CMS accepts. */
export async function countAlive({ cms: { url } }: Track, tokens: string[]): Promise<number> {
  let alive = 0;
  for (const token of tokens) {
    const client = await openWithToken(token, url);
    const { user } = (await (await client.get("/cms/api/users/me")).json()) as { user: unknown };
    await client.dispose();
    if (user) alive += 1;
  }
  return alive;
}
