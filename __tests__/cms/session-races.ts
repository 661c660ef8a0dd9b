import { expect } from "@playwright/test";
import { openAsVisitor } from "./cms-client";
import {
  changeUser,
  countAlive,
  createRacer,
  CONCURRENCY,
  createIpHeader,
  PASSWORD,
  readUser,
  readResetToken,
  refreshDuring,
  signIn,
  signInDuring,
  signOut,
  type Track,
} from "./racers";

const OTHER_PASSWORD = "nine blue kites over the hill";

/** Races of a sign-in, or of another session write, against a change of the same account. */
export const RACES: Record<string, (track: Track) => Promise<void>> = {
  "a new password": async (track) => {
    const racer = await createRacer(track);
    const { early, late } = await signInDuring(track, racer, () =>
      changeUser(track, racer, { password: OTHER_PASSWORD }),
    );
    expect(late).toEqual([]);
    expect(await countAlive(track, [racer.token, ...early])).toBe(0);
    expect(await signIn(track.cms.url, racer.email, OTHER_PASSWORD)).not.toBeNull();
  },

  "another e-mail address": async (track) => {
    const racer = await createRacer(track);
    const email = `new-${racer.email}`;
    const { late } = await signInDuring(track, racer, () => changeUser(track, racer, { email }));
    expect(late).toEqual([]);
    expect(await readUser(track, racer)).toMatchObject({ email });
    expect(await signIn(track.cms.url, email, PASSWORD)).not.toBeNull();
  },

  "a demotion": async (track) => {
    const racer = await createRacer(track, "admin");
    const { early, late } = await signInDuring(track, racer, () =>
      changeUser(track, racer, { role: "editor" }),
    );
    expect(await readUser(track, racer)).toMatchObject({ role: "editor" });
    expect(late).toHaveLength(CONCURRENCY);
    expect(await countAlive(track, [racer.token, ...early, ...late])).toBe(
      1 + early.length + late.length,
    );
  },

  "its deletion": async (track) => {
    const racer = await createRacer(track, "admin");
    const { early, late } = await signInDuring(track, racer, async () => {
      const response = await track.admin.delete(`/cms/api/users/${racer.id}`);
      expect(response.status()).toBe(200);
    });
    expect(late).toEqual([]);
    const where = `where[email][equals]=${racer.email}`;
    const list = await track.admin.get(`/cms/api/users?${where}`);
    expect(await list.json()).toMatchObject({ totalDocs: 0 });
    expect(await countAlive(track, [racer.token, ...early])).toBe(0);
  },

  "a password set by a mailed link": async (track) => {
    const racer = await createRacer(track);
    const anyone = await openAsVisitor(track.cms.url);
    const asked = { email: racer.email };
    await anyone.post("/cms/api/users/forgot-password", { data: asked, headers: createIpHeader() });
    const readToken = () => readResetToken(track, racer);
    await expect.poll(readToken).toBeDefined();
    const data = { token: readToken(), password: OTHER_PASSWORD };
    const resetPassword = () =>
      anyone.post("/cms/api/users/reset-password", { data, headers: createIpHeader() });
    let token = "";
    const { early, late } = await signInDuring(track, racer, async () => {
      const response = await resetPassword();
      expect(response.status()).toBe(200);
      ({ token } = (await response.json()) as { token: string });
    });
    expect(late).toEqual([]);
    expect(await countAlive(track, [racer.token, ...early])).toBe(0);
    expect(await countAlive(track, [token])).toBe(1);
    expect((await resetPassword()).status()).toBe(403);
    await anyone.dispose();
  },

  "a sign-out": async (track) => {
    const racer = await createRacer(track);
    const { early, late } = await signInDuring(track, racer, () => signOut(racer, ""));
    expect(await countAlive(track, [racer.token])).toBe(0);
    const others = [...early, ...late];
    expect(await countAlive(track, others)).toBe(others.length);
  },

  "a sign-out of all sessions": async (track) => {
    const racer = await createRacer(track);
    const { early, late } = await signInDuring(track, racer, () =>
      signOut(racer, "?allSessions=true"),
    );
    expect(await countAlive(track, [racer.token, ...early])).toBe(0);
    expect(await countAlive(track, late)).toBe(CONCURRENCY);
  },

  "a sign-out of all sessions while one is refreshed": async (track) => {
    const racer = await createRacer(track);
    await refreshDuring(track, racer, () => signOut(racer, "?allSessions=true"));
    expect(await countAlive(track, [racer.token])).toBe(0);
  },

  "a new password while a session is refreshed": async (track) => {
    const racer = await createRacer(track);
    await refreshDuring(track, racer, () => changeUser(track, racer, { password: OTHER_PASSWORD }));
    expect(await countAlive(track, [racer.token])).toBe(0);
    expect(await signIn(track.cms.url, racer.email, PASSWORD)).toBeNull();
  },

  "a demotion while its owner changes the password": async (track) => {
    const racer = await createRacer(track, "admin");
    const data = { password: OTHER_PASSWORD, currentPassword: PASSWORD };
    const own = racer.client.patch(`/cms/api/users/${racer.id}`, { data });
    // By then the CMS has read the account and hashes a password.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await changeUser(track, racer, { role: "editor" });
    expect((await own).status()).toBe(200);
    expect(await readUser(track, racer)).toMatchObject({ role: "editor" });
    expect(await signIn(track.cms.url, racer.email, OTHER_PASSWORD)).not.toBeNull();
  },
};

/** Expects eight simultaneous sign-ins of an account to add eight sessions. */
export async function signInAtOnce(track: Track): Promise<void> {
  const racer = await createRacer(track);
  const signInNth = (_: unknown, index: number) =>
    signIn(index % 2 ? track.cms.url : track.signInUrl, racer.email, PASSWORD);
  const tokens = await Promise.all(Array.from({ length: 8 }, signInNth));
  expect(await countAlive(track, [racer.token, ...tokens.map(String)])).toBe(9);
}
