import { expect, type APIRequestContext } from "@playwright/test";
import { openAsVisitor, openWithToken } from "./cms-client";
import type { RunningCms } from "./running-cms";

/** Settings for a CMS without accounts, whose set-up prints the link for the first one. */
export const NO_USERS = {
  CMS_SEEDED_DATA: undefined,
  CMS_ADMIN_EMAIL: undefined,
  CMS_ADMIN_PASSWORD: undefined,
};

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
