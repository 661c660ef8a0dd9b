import { expect, type APIRequestContext } from "@playwright/test";
import type { User } from "../../cms/src/payload-types";
import { postDoc, getToken, removeDoc, openAsVisitor, openWithToken } from "./cms-client";
import type { RunningCms } from "./running-cms";

/** Settings for a CMS without accounts, whose set-up prints the link for the first one. */
export const NO_USERS = {
  CMS_SEEDED_DATA: undefined,
  CMS_ADMIN_EMAIL: undefined,
  CMS_ADMIN_PASSWORD: undefined,
};

const REFUSAL = "This is the last admin";

const ADMINS = "/cms/api/users?where[role][equals]=admin";

const toAccount = (name: string) => ({
  name,
  email: `${name}@firm.example`,
  password: `the long words of ${name}`,
});

/** Tries twenty sign-ups at once; one succeeds, with the set-up's link. Returns its client. */
export async function addFirstAdmin({ url, setupOutput }: RunningCms): Promise<APIRequestContext> {
  const anyone = await openAsVisitor(url);
  const link = /create-first-user#(\S+)/.exec(setupOutput)?.[1] ?? "";
  const signUp = (data: object) => anyone.post("/cms/api/users/first-register", { data });
  const signUpTwenty = async (setupCode?: string) => {
    const signUpAt = (_: unknown, at: number) => signUp({ ...toAccount(`first-${at}`), setupCode });
    const responses = await Promise.all(Array.from({ length: 20 }, signUpAt));
    const statuses = responses.map((response) => response.status()).sort();
    return { statuses, accepted: responses.find((response) => response.ok()) };
  };
  const refused = Array<number>(19).fill(403);
  expect((await signUpTwenty()).statuses).toEqual([403, ...refused]);
  expect((await signUpTwenty(`${link}x`)).statuses).toEqual([403, ...refused]);
  const mistaken = { ...toAccount("first"), email: "no address", setupCode: link };
  expect((await signUp(mistaken)).status()).toBe(400);
  const { statuses, accepted } = await signUpTwenty(link);
  expect(statuses).toEqual([200, ...refused]);
  if (!accepted) throw new Error("No sign-up succeeded.");
  const { token } = (await accepted.json()) as { token: string };
  await anyone.dispose();
  return openWithToken(token, url);
}

/** Lets an admin delete and demote others, then all at once. Returns the remaining admin's client. */
export async function leaveOneAdmin(only: APIRequestContext, url: string) {
  const { id, role } = await readUser(only);
  expect(role).toBe("admin");
  for (const response of [
    await only.delete(`/cms/api/users/${id}`),
    await only.delete(ADMINS),
    await only.patch(`/cms/api/users/${id}`, { data: { role: "editor" } }),
  ]) {
    expect(await response.text()).toContain(REFUSAL);
  }

  const createAdmin = async (name: string) => {
    await postDoc(only, "users", { ...toAccount(name), role: "admin" });
    return openWithToken(await getToken(toAccount(name), url), url);
  };
  const ring = [only];
  for (const name of ["second", "third", "fourth", "fifth"]) ring.push(await createAdmin(name));
  await expectRefusalsKeepRole(ring);
  const ids = await Promise.all(ring.map(async (client) => (await readUser(client)).id));
  const others = ids.filter((each) => each !== id);
  for (const [index, other] of others.entries()) {
    const address = `/cms/api/users/${other}`;
    const response = await (index % 2
      ? only.delete(address)
      : only.patch(address, { data: { role: "editor" } }));
    expect(response.status()).toBe(200);
  }
  // One call that demotes all leaves one of them.
  const three = [only, await createAdmin("sixth"), await createAdmin("seventh")];
  const response = await only.patch(ADMINS, { data: { role: "editor" } });
  const { errors } = (await response.json()) as { errors: { message: string }[] };
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining(REFUSAL) })]);
  return findAdmin(three);
}

async function findAdmin(clients: APIRequestContext[]): Promise<APIRequestContext> {
  for (const client of clients) if ((await readUser(client)).role === "admin") return client;
  throw new Error("No admin is left.");
}

/** Expects refused changes and deletions to keep every role. */
async function expectRefusalsKeepRole(ring: APIRequestContext[]): Promise<void> {
  const [first, second, third] = ring;
  if (!first || !second || !third) throw new Error("There are not enough admins.");
  const { id, email: taken } = await readUser(second);
  const { id: other } = await readUser(third);
  for (const refused of [
    await first.patch(`/cms/api/users/${other}`, { data: { role: "editor", email: taken } }),
    await first.patch(ADMINS, { data: { role: "editor", name: "" } }),
  ]) {
    expect(refused.status(), await refused.text()).toBe(400);
  }
  // The lock of a user who has the account open in the admin.
  const { id: lock } = await postDoc(third, "payload-locked-documents", {
    document: { relationTo: "users", value: id },
    user: { relationTo: "users", value: other },
  });
  expect((await first.delete(`/cms/api/users/${id}`)).status()).toBe(423);
  await removeDoc(third, "payload-locked-documents", lock);
  for (const admin of ring) expect((await readUser(admin)).role).toBe("admin");
}

async function readUser(client: APIRequestContext): Promise<Partial<User>> {
  const response = await client.get("/cms/api/users/me");
  return ((await response.json()) as { user: User | null }).user ?? {};
}
