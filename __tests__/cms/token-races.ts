import assert from "node:assert/strict";
import { isFull } from "../faults/seeded-random";

/** Two CMS processes on one database, and the token of an admin. */
export type Track = { urls: readonly [string, string]; admin: string };

type Call = { method?: string; token?: string; data?: object; headers?: Record<string, string> };

export const PASSWORD = "seven green boats at noon";
export const OTHER_PASSWORD = "nine blue kites over the hill";

let calls = 0;

/** Calls the accounts of a CMS from a new client address, by which sign-ins are limited. */
export async function callUsers(url: string, path: string, call: Call = {}) {
  const { method = "POST", token, data, headers } = call;
  calls += 1;
  const response = await fetch(`${url}/cms/api/users${path}`, {
    method,
    headers: {
      "x-forwarded-for": `198.18.${calls >> 8}.${calls & 255}`,
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `JWT ${token}` }),
      ...headers,
    },
    body: data && JSON.stringify(data),
  });
  const json = (await response.json()) as Record<string, unknown>;
  return { status: response.status, json, cookie: response.headers.get("set-cookie") ?? "" };
}

/** Returns the token of a sign-in, or null if the CMS refuses it like a wrong password. */
async function signIn(url: string, email: string, password: string) {
  const { status, json } = await callUsers(url, "/login", { data: { email, password } });
  assert.ok([200, 401].includes(status), JSON.stringify(json));
  return typeof json.token === "string" ? json.token : null;
}

/** Returns the account of a token, or null if the CMS refuses the token. */
export const readOwner = async (url: string, token: string) =>
  (await callUsers(url, "/me", { method: "GET", token })).json.user;

/** Creates an account and signs it in. */
export async function addPerson({ urls: [url], admin }: Track, role = "editor") {
  const email = `person-${Date.now()}-${(calls += 1)}@firm.example`;
  const data = { email, password: PASSWORD, name: "Person", role };
  const { json } = await callUsers(url, "", { token: admin, data });
  const { id } = json.doc as { id: number };
  return { id, email, token: String(await signIn(url, email, PASSWORD)) };
}

/** Changes an account as the admin, again if somebody else changed it meanwhile. */
async function changePerson({ urls: [url], admin }: Track, id: number, data: object) {
  const change = () => callUsers(url, `/${id}`, { method: "PATCH", token: admin, data });
  const first = await change();
  const { status, json } = first.status === 409 ? await change() : first;
  assert.equal(status, 200, JSON.stringify(json));
}

async function expectDead({ urls }: Track, tokens: (string | null)[]): Promise<void> {
  for (const token of new Set(tokens)) {
    if (token === null) continue;
    for (const url of urls) assert.equal(await readOwner(url, token), null, "a token is alive");
  }
}

const repeat = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const [CHANGES, REFRESHES] = isFull ? [12, 700] : [4, 200];

/** Changes accounts while their owners save them, which writes them back some 0.3 s later. */
async function changeDuringSave(track: Track, change: (id: number) => Promise<void>) {
  for (let round = 0; round < CHANGES; round += 1) {
    const { id, token } = await addPerson(track, "admin");
    const data = { password: OTHER_PASSWORD, currentPassword: PASSWORD };
    const save = callUsers(track.urls[1], `/${id}`, { method: "PATCH", token, data });
    await wait((round * 480) / CHANGES);
    await change(id);
    const { status, json } = await save;
    assert.ok([200, 401, 404, 409].includes(status), JSON.stringify(json));
    await expectDead(track, [token]);
    const list = `?where[id][equals]=${id}&where[role][equals]=admin`;
    const left = await callUsers(track.urls[1], list, { method: "GET", token: track.admin });
    assert.equal(left.json.totalDocs, 0, "the change is undone");
  }
}

/** What must hold if accounts change while they are used (ACC-01, ACC-02). */
export const RACES: Record<string, (track: Track) => Promise<void>> = {
  "a new password ends eight sign-ins that are under way": async (track) => {
    const { id, email, token } = await addPerson(track);
    const signIns = repeat(8, (at) => signIn(track.urls[at % 2] ?? "", email, PASSWORD));
    await wait(200);
    await changePerson(track, id, { password: OTHER_PASSWORD });
    await expectDead(track, [token, ...(await signIns)]);
    assert.equal(await signIn(track.urls[1], email, PASSWORD), null);
    assert.notEqual(await signIn(track.urls[1], email, OTHER_PASSWORD), null);
  },

  "another e-mail address ends eight sign-ins that are under way": async (track) => {
    const { id, email, token } = await addPerson(track);
    const signIns = repeat(8, (at) => signIn(track.urls[at % 2] ?? "", email, PASSWORD));
    await wait(200);
    await changePerson(track, id, { email: `new-${email}` });
    await expectDead(track, [token, ...(await signIns)]);
    assert.notEqual(await signIn(track.urls[1], `new-${email}`, PASSWORD), null);
  },

  "a demotion stays while its owner changes the password": (track) =>
    changeDuringSave(track, (id) => changePerson(track, id, { role: "editor" })),

  "a deletion stays while its owner changes the password": (track) =>
    changeDuringSave(track, async (id) => {
      const call = { method: "DELETE", token: track.admin };
      assert.equal((await callUsers(track.urls[0], `/${id}`, call)).status, 200);
    }),

  [`no token outlives a new password in ${REFRESHES} refreshes`]: async (track) => {
    const { id, token } = await addPerson(track);
    const tokens: string[] = [token];
    const refresh = async (at: number) => {
      const url = track.urls[at % 2] ?? "";
      const { json } = await callUsers(url, "/refresh-token", { token });
      if (typeof json.refreshedToken === "string") tokens.push(json.refreshedToken);
    };
    const change = wait(200).then(() => changePerson(track, id, { password: OTHER_PASSWORD }));
    for (let round = 0; round < REFRESHES / 20; round += 1) await repeat(20, refresh);
    await change;
    assert.ok(tokens.length > 20, "no refresh came before the change");
    await expectDead(track, tokens);
  },

  "a sign-out ends all tokens of the person, and no other's": async (track) => {
    const { email, token } = await addPerson(track);
    const other = await addPerson(track);
    const kept = await signIn(track.urls[1], email, PASSWORD);
    assert.equal((await callUsers(track.urls[0], "/logout", { token })).status, 200);
    await expectDead(track, [token, kept]);
    for (const url of track.urls) {
      const call = { token: String(kept) };
      assert.equal((await callUsers(url, "/refresh-token", call)).status, 401);
      assert.ok(await readOwner(url, other.token));
    }
  },

  "eight sign-ins at once get eight valid tokens": async (track) => {
    const { email } = await addPerson(track);
    const tokens = await repeat(8, (at) => signIn(track.urls[at % 2] ?? "", email, PASSWORD));
    for (const token of tokens) assert.ok(await readOwner(track.urls[1], String(token)));
  },

  // The last one, because the admin of the track may be the one who is removed.
  "two admins who remove each other at once leave one": async ({ urls, admin }) => {
    const owner = (await readOwner(urls[0], admin)) as { id: number };
    let first = { id: owner.id, token: admin };
    for (let round = 0; round < CHANGES; round += 1) {
      const second = await addPerson({ urls, admin: first.token }, "admin");
      const change =
        round % 2 === 0 ? { method: "DELETE" } : { method: "PATCH", data: { role: "editor" } };
      await Promise.all([
        callUsers(urls[0], `/${second.id}`, { ...change, token: first.token }),
        callUsers(urls[1], `/${first.id}`, { ...change, token: second.token }),
      ]);
      const isFirstLeft = Boolean(await readOwner(urls[0], first.token));
      assert.equal(Boolean(await readOwner(urls[0], second.token)), !isFirstLeft);
      if (!isFirstLeft) first = second;
    }
  },
};
