import { expect, test } from "@playwright/test";
import type { AuditLine } from "../../cms/src/audit/chain";
import { postDoc, getToken, makeName, openAsVisitor, openWithToken } from "./cms-client";
import { readOutbox, openStaff, type Staff } from "./enquiry-staff";
import { patchDoc } from "./publishing-staff";
import { startCms, type RunningCms } from "./running-cms";
import { readOwner } from "./token-races";

const ORIGIN = "https://cms.firm.example";
const PASSWORD = "seven green boats at noon";
const OTHER_PASSWORD = "nine blue kites over the hill";

let cms: RunningCms;
let staff: Staff;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  cms = await startCms({ CMS_ORIGIN: ORIGIN });
  staff = await openStaff(cms);
});
test.afterAll(async () => {
  await staff.client.dispose();
  await cms.end();
});

async function addAccount() {
  const email = `${makeName("staff").replaceAll(" ", "-")}@firm.example`;
  const own = { email, password: PASSWORD };
  const { id } = await postDoc(staff.client, "users", { ...own, name: "Staff", role: "editor" });
  return { ...own, id };
}

/** Calls from this address, which server.mjs reads from a proxy's header. */
async function callFrom(address: string, path: string, data: object, headers = {}) {
  const anyone = await openAsVisitor(cms.url);
  const began = performance.now();
  const response = await anyone.post(`/cms/api/users/${path}`, {
    data,
    headers: { "x-forwarded-for": address, ...headers },
  });
  const taken = performance.now() - began;
  const text = await response.text();
  return { status: response.status(), text, headers: response.headers(), taken };
}

test("an unknown address is refused with the same message and in the same time as a wrong password", async () => {
  const { email } = await addAccount();
  const tries = { unknown: "nobody@firm.example", known: email };
  const responses = { unknown: [] as string[], known: [] as string[] };
  const quickest = { unknown: Infinity, known: Infinity };
  // Alternates and takes the quickest of each, because other load only adds time.
  for (const ip of [11, 12, 13, 14, 15].map((host) => `198.51.100.${host}`)) {
    for (const who of ["unknown", "known"] as const) {
      const data = { email: tries[who], password: "a wrong password" };
      const { status, text, taken } = await callFrom(ip, "login", data);
      responses[who].push(`${status} ${text}`);
      quickest[who] = Math.min(quickest[who], taken);
    }
  }
  expect(responses.unknown).toEqual(responses.known);
  expect(quickest.unknown).toBeGreaterThan(quickest.known / 3);
  expect(cms.log()).toContain("A sign-in failed");
  expect(cms.log()).not.toContain("firm.example");
  expect(cms.log()).not.toContain("198.51.100");

  const nobody = await callFrom("198.51.100.4", "forgot-password", { email: tries.unknown });
  const forgetful = await callFrom("198.51.100.4", "forgot-password", { email });
  expect(nobody.text).toBe(forgetful.text);
});

test("ACC-01 a forgotten password is set by the mailed link, under the same rules, and logged", async () => {
  const { id, email } = await addAccount();
  const oldToken = await getToken({ email, password: PASSWORD }, cms.url);
  const callApi = (path: string, data: object) => callFrom("198.51.100.5", path, data);
  await callApi("forgot-password", { email });
  const link = /https:\/\/cms\.firm\.example\/cms\/reset\/([0-9a-f]{40})/;
  const readMails = () =>
    [...readOutbox(cms).values()]
      .filter((mail) => mail.includes(email))
      .join("")
      .replaceAll("=\r\n", "");
  await expect.poll(readMails).toMatch(link);
  const token = link.exec(readMails())?.[1];
  for (const [password, message] of [
    ["abc", "12 characters"],
    [email, "easy to guess"],
    ["Staff Staff Staff", "easy to guess"],
  ]) {
    const weak = await callApi("reset-password", { token, password });
    expect(weak).toMatchObject({ status: 400, text: expect.stringContaining(message ?? "") });
  }
  const wrong = await callApi("reset-password", { token: `${token}0`, password: email });
  expect(wrong.status).toBe(403);
  const set = await callApi("reset-password", { token, password: OTHER_PASSWORD });
  expect(set.status).toBe(200);
  expect(await readOwner(cms.url, oldToken)).toBeNull();
  await getToken({ email, password: OTHER_PASSWORD }, cms.url);
  const lines = await staff.client.get(
    `/cms/api/audit-log?where[recordId][equals]=${id}&where[changedCollection][equals]=users`,
  );
  const { docs } = (await lines.json()) as { docs: Partial<AuditLine>[] };
  const noted = { action: "changed", fields: "password", userEmail: email, details: "" };
  expect(docs).toContainEqual(expect.objectContaining(noted));
  // The request for the link logs no change.
  expect(docs.filter(({ action }) => action === "changed")).toHaveLength(1);
  expect(JSON.stringify(docs)).not.toContain(OTHER_PASSWORD);
});

test("an address with too many failures must wait; the owner can sign in from another address", async () => {
  const { email } = await addAccount();
  const trySignIn = (password: string, ip: string) => callFrom(ip, "login", { email, password });
  for (let index = 0; index < 10; index += 1) {
    expect((await trySignIn(`wrong ${index}`, "203.0.113.7")).status).toBe(401);
  }
  const refused = await trySignIn(PASSWORD, "203.0.113.7");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(600);
  const owner = await trySignIn(PASSWORD, "203.0.113.8");
  expect(owner.status).toBe(200);
  expect(owner.headers["cache-control"]).toBe("no-store");
  expect(owner.headers["set-cookie"]).toMatch(/Secure=true.*HttpOnly=true.*SameSite=Lax/);
});

test("a page of another site cannot call the CMS", async () => {
  const { email } = await addAccount();
  const data = { email, password: PASSWORD };
  for (const [headers, status] of [
    [{ origin: ORIGIN }, 200],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
  ] as const) {
    expect((await callFrom("198.51.100.9", "login", data, headers)).status).toBe(status);
  }
});

test("changing one's own password or e-mail address needs the current password", async () => {
  const { id, email } = await addAccount();
  const self = await openWithToken(await getToken({ email, password: PASSWORD }, cms.url), cms.url);
  const where = `/cms/api/users?where[id][equals]=${id}`;
  const inBulk = await self.patch(where, { data: { password: PASSWORD } });
  expect(await inBulk.text()).toContain("currentPassword");
  const statuses = [];
  for (const data of [
    { password: OTHER_PASSWORD },
    { email: `x-${email}` },
    { password: OTHER_PASSWORD, currentPassword: "a wrong password" },
    { password: "abcdefghijkl", currentPassword: PASSWORD },
    { name: "Another" },
    { password: OTHER_PASSWORD, currentPassword: PASSWORD },
  ]) {
    statuses.push((await self.patch(`/cms/api/users/${id}`, { data })).status());
  }
  expect(statuses).toEqual([400, 400, 400, 400, 200, 200]);
  await patchDoc(staff.client, `users/${id}`, { password: PASSWORD });
  await getToken({ email, password: PASSWORD }, cms.url);
});
