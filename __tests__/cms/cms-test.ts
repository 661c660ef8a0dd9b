import { expect, test as base, type APIRequestContext, type Page } from "@playwright/test";
import {
  CMS_URL,
  create,
  login,
  type Made,
  removeMade,
  signedIn,
  unique,
  visitor,
} from "./cms-client";

/** Makes a record as the admin; it goes with the end of the test. */
export type Make = <Doc = { id: number }>(collection: string, data: object) => Promise<Doc>;

/** A test against the CMS that all of them share. */
export const test = base.extend<
  { make: Make },
  { admin: APIRequestContext; anyone: APIRequestContext }
>({
  admin: [({ playwright: _ }, use) => lend(signedIn(), use), { scope: "worker" }],
  anyone: [({ playwright: _ }, use) => lend(visitor(), use), { scope: "worker" }],
  make: async ({ admin }, use) => {
    const made: (() => Promise<void>)[] = [];
    await use(async <Doc = { id: number }>(collection: string, data: object) => {
      const doc = await create<Doc & Made>(admin, collection, data);
      made.unshift(() => removeMade(admin, collection.split("?")[0] ?? "", doc));
      return doc;
    });
    for (const undo of made) await undo();
  },
});

/** An account of a test's own: a second sign-in of the shared one would end its session. */
export async function newAccount(make: Make, role: string): Promise<{ id: number; token: string }> {
  const email = `${unique(role).replaceAll(" ", "-")}@stockneev.example`;
  const account = { email, password: `${unique("password")} long enough` };
  const { id } = await make("users", { ...account, name: role, role });
  return { id, token: await login(account) };
}

/** Opens a post in the admin as somebody, and waits until the page is alive. */
export async function openPost(page: Page, token: string, { id }: { id: number }): Promise<void> {
  await page.context().addCookies([{ name: "payload-token", value: token, url: CMS_URL }]);
  await page.goto(`${CMS_URL}/cms/collections/posts/${id}`);
  // Payload hands the address of the preview to this link, and makes its menu, once it runs.
  await expect(page.getByRole("link", { name: "Preview", exact: true })).toBeVisible();
}

async function lend(
  opening: Promise<APIRequestContext>,
  use: (client: APIRequestContext) => Promise<void>,
): Promise<void> {
  const client = await opening;
  await use(client);
  await client.dispose();
}
