import { createHash, createHmac } from "node:crypto";
import { startRestCms, type RestCms } from "./rest-cms";
import {
  addPerson,
  callUsers,
  OTHER_PASSWORD,
  PASSWORD,
  RACES,
  readOwner,
  type Track,
} from "./token-races";

// Tokens of two CMS processes on one SQLite database; postgres.spec.ts runs the races on PostgreSQL.

let cms: RestCms;
let other: RestCms;
let track: Track;
/** A valid token that no test ends. */
let token: string;

beforeAll(async () => {
  cms = await startRestCms();
  other = await startRestCms({ DATA_DIR: cms.dataDir });
  track = { urls: [cms.url, other.url], admin: cms.token };
  ({ token } = await addPerson(track));
});
afterAll(async () => {
  await other.end();
  await cms.end();
});

/** Returns a token with other claims, signed as Payload signs it. */
function forge(token: string, claims: object): string {
  const [header = "", body = ""] = token.split(".");
  const read: unknown = JSON.parse(Buffer.from(body, "base64url").toString());
  const changed = Buffer.from(JSON.stringify(Object.assign({}, read, claims))).toString(
    "base64url",
  );
  const key = createHash("sha256").update("a secret for this test alone").digest("hex");
  const signed = `${header}.${changed}`;
  return `${signed}.${createHmac("sha256", key.slice(0, 32)).update(signed).digest("base64url")}`;
}

const HOUR_SECONDS = 3600;

test.each<[string, boolean, object]>([
  ["its own claims", true, {}],
  ["no stamp", false, { tokenStamp: undefined }],
  ["an empty stamp", false, { tokenStamp: "" }],
  ["null as its stamp", false, { tokenStamp: null }],
  ["another stamp", false, { tokenStamp: "another" }],
  ["a sign-in 11 hours ago", true, { signedInAt: Date.now() / 1000 - 11 * HOUR_SECONDS }],
  ["a sign-in 13 hours ago", false, { signedInAt: Date.now() / 1000 - 13 * HOUR_SECONDS }],
  ["an unreadable sign-in", false, { signedInAt: "today" }],
])("ACC-01 a token with %s is accepted: %j", async (_what, isAccepted, claims) => {
  expect(Boolean(await readOwner(cms.url, forge(token, claims)))).toBe(isAccepted);
});

test("ACC-01 a refresh keeps the time of the sign-in", async () => {
  const signedInAt = Math.floor(Date.now() / 1000) - 11 * HOUR_SECONDS;
  const call = { token: forge(token, { signedInAt }) };
  const { refreshedToken } = (await callUsers(cms.url, "/refresh-token", call)).json;
  const [, body = ""] = String(refreshedToken).split(".");
  expect(JSON.parse(Buffer.from(body, "base64url").toString())).toMatchObject({ signedInAt });
});

test("ACC-01 a call with several tokens is refused", async () => {
  const cookie = `payload-token=${token}`;
  const readUser = async (headers: Record<string, string>) =>
    (await callUsers(cms.url, "/me", { method: "GET", headers })).json.user;
  expect(await readUser({ cookie })).toBeTruthy();
  expect(await readUser({ cookie: `${cookie}; payload-token=x` })).toBeNull();
  expect(await readUser({ cookie, authorization: `JWT ${token}` })).toBeNull();
});

test("ACC-01 a person who changes the own password stays signed in, only here", async () => {
  const { id, token } = await addPerson(track);
  const data = { password: OTHER_PASSWORD, currentPassword: PASSWORD };
  const { status, cookie } = await callUsers(cms.url, `/${id}`, { method: "PATCH", token, data });
  expect(status).toBe(200);
  const renewed = /^payload-token=([^;]+);.*HttpOnly/.exec(cookie)?.[1] ?? "";
  expect(await readOwner(other.url, renewed)).toMatchObject({ id });
  expect(await readOwner(cms.url, token)).toBeNull();
  const named = await callUsers(cms.url, `/${id}`, {
    ...{ method: "PATCH", token: renewed, data: { name: "Another" } },
  });
  expect(named).toMatchObject({ status: 200, cookie: "" });
  expect(await readOwner(cms.url, renewed)).toMatchObject({ id });
});

test("ACC-01 an ended token does not hide that a mailed link has expired", async () => {
  const data = { token: "expired", password: OTHER_PASSWORD };
  const reset = await callUsers(cms.url, "/reset-password", { token: "a.b.c", data });
  expect([reset.status, JSON.stringify(reset.json)]).toEqual([
    403,
    expect.stringContaining("invalid or has expired"),
  ]);
  const named = await callUsers(cms.url, "", { token: "a.b.c", data: { name: "Another" } });
  expect([named.status, JSON.stringify(named.json)]).toEqual([
    401,
    expect.stringContaining("You are signed out"),
  ]);
});

test("ACC-01 nobody reads or sets a stamp", async () => {
  const { id, token } = await addPerson(track);
  const data = { tokenStamp: "mine", name: "Another" };
  const changed = await callUsers(cms.url, `/${id}`, { method: "PATCH", token, data });
  expect(changed.status).toBe(200);
  expect(JSON.stringify(changed.json)).not.toContain("Stamp");
  expect(await readOwner(cms.url, token)).toMatchObject({ id });
  const query = "?where[tokenStamp][exists]=true";
  const list = await callUsers(cms.url, query, { method: "GET", token: track.admin });
  expect(list.status).toBe(400);
});

test("ACC-01 a CMS that does not check stamps does not start", async () => {
  await expect(startRestCms({ REST_WITHOUT_INIT: "1" })).rejects.toThrow("Tokens are not checked");
});

test.each(Object.entries(RACES))("ACC-01, ACC-02, ACC-06 %s", (_name, run) => run(track));
