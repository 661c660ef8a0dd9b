import { expect, test as base, type APIRequestContext, type Page } from "@playwright/test";
import {
  CMS_URL,
  postDoc,
  getToken,
  removeDoc,
  removeCreatedDoc,
  openAsAdmin,
  makeName,
  openAsVisitor,
  openWithToken,
  type DocKey,
} from "./cms-client";

/** Opens a page of the admin with an account's token, such as "/collections/posts". */
export async function openAdmin(page: Page, cmsUrl: string, token: string, path = "") {
  await page.context().addCookies([{ name: "payload-token", value: token, url: cmsUrl }]);
  await page.goto(`${cmsUrl}/cms${path}`);
}

/** Creates a record as the admin and removes it after the test. */
type AddDoc = <Doc = { id: number }>(collection: string, data: object) => Promise<Doc>;

type Worker = Record<"admin" | "anyone", APIRequestContext> & Record<"editor" | "officer", Person>;

/** A test that uses the shared CMS. */
export const test = base.extend<{ addDoc: AddDoc }, Worker>({
  admin: [({ playwright: _ }, use) => provideClient(openAsAdmin(), use), { scope: "worker" }],
  anyone: [({ playwright: _ }, use) => provideClient(openAsVisitor(), use), { scope: "worker" }],
  editor: [({ admin }, use) => providePerson(admin, "editor", use), { scope: "worker" }],
  officer: [({ admin }, use) => providePerson(admin, "compliance", use), { scope: "worker" }],
  addDoc: async ({ admin }, use) => {
    const removals: (() => Promise<void>)[] = [];
    await use(async <Doc = { id: number }>(collection: string, data: object) => {
      const doc = await postDoc<Doc & DocKey>(admin, collection, data);
      removals.unshift(() => removeCreatedDoc(admin, collection.split("?")[0] ?? "", doc));
      return doc;
    });
    for (const removeRecord of removals) await removeRecord();
  },
});

type Account = { id: number; email: string; token: string };

/** Creates an account and signs it in. Returns its ID, e-mail address and token. */
export async function createAccount(addDoc: AddDoc, role: string, baseURL = CMS_URL) {
  const email = `${makeName(role).replaceAll(" ", "-")}@stockneev.example`;
  const account = { email, password: `${makeName("password")} long enough` };
  const { id } = await addDoc("users", { ...account, name: role, role });
  return { id, email, token: await getToken(account, baseURL) };
}

export type Person = Account & { client: APIRequestContext };

/** Creates an account of a role and returns its client. */
export async function createPerson(
  admin: APIRequestContext,
  role: string,
  baseURL = CMS_URL,
): Promise<Person> {
  const account = await createAccount((...record) => postDoc(admin, ...record), role, baseURL);
  return { ...account, client: await openWithToken(account.token, baseURL) };
}

/** Opens a post in the admin with a token and waits for hydration. */
export async function openPost(page: Page, token: string, { id }: { id: number }): Promise<void> {
  await openAdmin(page, CMS_URL, token, `/collections/posts/${id}`);
  // Payload sets this link's address and creates the menu once its scripts run.
  await expect(page.getByRole("link", { name: "Preview", exact: true })).toBeVisible();
}

async function providePerson(
  admin: APIRequestContext,
  role: string,
  use: (person: Person) => Promise<void>,
): Promise<void> {
  const person = await createPerson(admin, role);
  await use(person);
  await person.client.dispose();
  await removeDoc(admin, "users", person.id);
}

async function provideClient(
  pending: Promise<APIRequestContext>,
  use: (client: APIRequestContext) => Promise<void>,
): Promise<void> {
  const client = await pending;
  await use(client);
  await client.dispose();
}
