import type { APIRequestContext } from "@playwright/test";
import { create, login, unique, withToken } from "./cms-client";
import type { RunningCms } from "./running-cms";

export type StaffAccount = Awaited<ReturnType<typeof staffAccount>>;

/** An account that an admin makes in a CMS of a test's own, signed in. */
export async function staffAccount(cms: RunningCms, admin: APIRequestContext, role: string) {
  const email = `${unique(role).replaceAll(" ", "-")}@staff.example`;
  const password = `${unique("password")} long enough`;
  const { id } = await create(admin, "users", { email, password, name: role, role });
  const token = await login({ email, password }, cms.url);
  return { id, email, token, client: await withToken(token, cms.url) };
}
