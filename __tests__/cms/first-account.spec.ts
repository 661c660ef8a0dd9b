import { expect, test, type APIRequestContext } from "@playwright/test";
import type { User } from "../../cms/src/payload-types";
import { create, login, remove, visitor, withToken } from "./cms-client";
import { inDatabase } from "./in-database";
import { postgresServer } from "./postgres-server";
import { CMS_TIMEOUT, startCms } from "./running-cms";

// Who becomes the first admin, and that there is always one.

const NOBODY = {
  CMS_SEED: "0",
  CMS_SEEDED_DATA: undefined,
  CMS_ADMIN_EMAIL: undefined,
  CMS_ADMIN_PASSWORD: undefined,
};
const LAST = "This is the last admin";
const account = (name: string) => ({
  name,
  email: `${name}@firm.example`,
  password: `the long words of ${name}`,
});

for (const database of ["SQLite", "PostgreSQL"] as const) {
  test(`${database}: twenty sign-ups with one link make one account, and the last admin stays`, async () => {
    test.setTimeout(2 * CMS_TIMEOUT);
    const postgres = database === "PostgreSQL" ? await postgresServer() : undefined;
    const reason = postgres && "missing" in postgres ? postgres.missing : undefined;
    test.skip(reason !== undefined, reason);
    const url = postgres && "url" in postgres ? postgres.url : undefined;
    const cms = await startCms({ ...NOBODY, DATABASE_URL: url });
    const anyone = await visitor(cms.url);
    try {
      const setupCode = /create-first-user#(\S+)/.exec(cms.setupOutput)?.[1] ?? "";
      const signUp = async (data: object) => {
        const answer = await anyone.post("/cms/api/users/first-register", { data });
        const { token } = (await answer.json()) as { token?: string };
        return { status: answer.status(), token: token ?? "" };
      };
      const twenty = async (code?: string) => {
        const each = (index: number) => signUp({ ...account(`first-${index}`), setupCode: code });
        const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => each(index)));
        return answers.sort((one, other) => one.status - other.status);
      };
      const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
      const refused = Array<number>(20).fill(403);
      expect(statuses(await twenty())).toEqual(refused);
      expect(statuses(await twenty(`${setupCode}x`))).toEqual(refused);
      const mistaken = await signUp({ ...account("first"), email: "no address", setupCode });
      expect(mistaken.status).toBe(400);
      const [first, ...others] = await twenty(setupCode);
      expect(first?.status).toBe(200);
      expect(statuses(others)).toEqual(refused.slice(1));
      await thereIsAlwaysAnAdmin(await withToken(first?.token ?? "", cms.url), cms.url);
      if (postgres === undefined) {
        // Two requests at once, between whose check and write no transaction stands.
        for (const change of ["UPDATE users SET role = 'editor'", "DELETE FROM users"]) {
          await expect(inDatabase(cms, change)).rejects.toThrow(LAST);
        }
      }
    } finally {
      await anyone.dispose();
      await cms.end();
      if (postgres && "end" in postgres) await postgres.end();
    }
  });
}

async function thereIsAlwaysAnAdmin(only: APIRequestContext, url: string): Promise<void> {
  const { id, role } = await me(only);
  expect(role).toBe("admin");
  for (const answer of [
    await only.delete(`/cms/api/users/${id}`),
    await only.delete("/cms/api/users?where[role][equals]=admin"),
    await only.patch(`/cms/api/users/${id}`, { data: { role: "editor" } }),
  ]) {
    expect(await answer.text()).toContain(LAST);
  }

  const ring = [only];
  for (const name of ["second", "third", "fourth", "fifth"]) {
    await create(only, "users", { ...account(name), role: "admin" });
    ring.push(await withToken(await login(account(name), url), url));
  }
  await refusalsTakeNoRole(ring);
  const ids = await Promise.all(ring.map(async (client) => (await me(client)).id));
  // Each removes the next one, all at the same moment.
  await Promise.all(
    ring.map((client, index) => {
      const next = `/cms/api/users/${ids[(index + 1) % ids.length]}`;
      return index % 2 ? client.delete(next) : client.patch(next, { data: { role: "editor" } });
    }),
  );
  const roles = await Promise.all(ring.map(async (client) => (await me(client)).role));
  expect(roles).toContain("admin");

  const left = ring[roles.indexOf("admin")] ?? only;
  for (const name of ["sixth", "seventh"]) {
    await create(left, "users", { ...account(name), role: "admin" });
  }
  const all = "/cms/api/users?where[role][equals]=admin";
  const answer = await left.patch(all, { data: { role: "editor" } });
  const { errors } = (await answer.json()) as { errors: { message: string }[] };
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining(LAST) })]);
}

/** Whoever keeps the account for another reason keeps the role as well. */
async function refusalsTakeNoRole(ring: APIRequestContext[]): Promise<void> {
  const [first, second, third] = ring;
  if (!first || !second || !third) throw new Error("There are not enough admins.");
  const { id, email: taken } = await me(second);
  const { id: other } = await me(third);
  const all = "/cms/api/users?where[role][equals]=admin";
  for (const refused of [
    await first.patch(`/cms/api/users/${other}`, { data: { role: "editor", email: taken } }),
    await first.patch(all, { data: { role: "editor", name: "" } }),
  ]) {
    expect(refused.status(), await refused.text()).toBe(400);
  }
  // Opened in the admin by somebody else.
  const { id: lock } = await create(third, "payload-locked-documents", {
    document: { relationTo: "users", value: id },
    user: { relationTo: "users", value: other },
  });
  expect((await first.delete(`/cms/api/users/${id}`)).status()).toBe(423);
  await remove(third, "payload-locked-documents", lock);
  for (const admin of ring) expect((await me(admin)).role).toBe("admin");
}

async function me(client: APIRequestContext): Promise<Partial<User>> {
  const answer = await client.get("/cms/api/users/me");
  return ((await answer.json()) as { user: User | null }).user ?? {};
}
