import { expect, request, type APIRequestContext, type APIResponse } from "@playwright/test";
import { addAnswers } from "./post-answers";

// The running CMS that the tests use (tools/checks/playwright.ts sets the variables of this file).
export const CMS_URL = process.env.CMS_URL ?? "http://127.0.0.1:3001";

type Account = { email: string; password: string };

/** Returns the account of the admin; throws if the environment lacks it. */
export function readAdminAccount(): Account {
  const { CMS_ADMIN_EMAIL, CMS_ADMIN_PASSWORD } = process.env;
  if (!CMS_ADMIN_EMAIL || !CMS_ADMIN_PASSWORD) {
    throw new Error("Set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD to the admin of the CMS.");
  }
  return { email: CMS_ADMIN_EMAIL, password: CMS_ADMIN_PASSWORD };
}

/** Returns a client without an account. */
export function openAsVisitor(baseURL = CMS_URL): Promise<APIRequestContext> {
  return request.newContext({ baseURL });
}

/** Returns a client with the admin's account. */
export async function openAsAdmin(): Promise<APIRequestContext> {
  return openWithToken(await getToken(readAdminAccount()));
}

/** Returns a client that sends an account's token. */
export function openWithToken(token: string, baseURL = CMS_URL): Promise<APIRequestContext> {
  const extraHTTPHeaders = { authorization: `JWT ${token}` };
  return request.newContext({ baseURL, extraHTTPHeaders });
}

/** Returns the token of an account. */
export async function getToken(account: Account, baseURL = CMS_URL): Promise<string> {
  const anyone = await openAsVisitor(baseURL);
  const response = await anyone.post("/cms/api/users/login", { data: account });
  const { token } = (await response.json()) as { token?: string };
  await anyone.dispose();
  if (!token) throw new Error(`${account.email} could not sign in (${response.status()}).`);
  return token;
}

/** Returns a name that no other test uses, in this run or an earlier one. */
export function makeName(name: string): string {
  return `${name} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;
}

/** Creates a record and returns it; throws with the CMS's message if it is refused. */
export async function postDoc<T = { id: number }>(
  client: APIRequestContext,
  collection: string,
  data: object,
): Promise<T> {
  // Without an author a post cannot be published.
  const author = collection.startsWith("posts") ? { author: "Test desk" } : {};
  const response = await client.post(`/cms/api/${collection}`, {
    data: addAnswers(collection, { ...author, ...data }),
  });
  const body = (await response.json()) as { doc: T };
  if (response.status() !== 201) throw new Error(`${collection} refused: ${JSON.stringify(body)}`);
  return body.doc;
}

/** Returns the records of a list, such as "enquiries?sort=id"; ten by default. */
export async function getDocs<T = { id: number }>(
  client: APIRequestContext,
  address: string,
): Promise<T[]> {
  const list = await client.get(`/cms/api/${address}`);
  expect(list.status(), await list.text()).toBe(200);
  return ((await list.json()) as { docs: T[] }).docs;
}

/** Fails unless the CMS refused a call with this status and these messages. */
export async function expectRefused(
  response: APIResponse,
  messages: string | readonly string[],
  status = 400,
): Promise<void> {
  const text = await response.text();
  expect(response.status(), text).toBe(status);
  for (const message of [messages].flat()) expect(text).toContain(message);
}

/** Identifies a record: SQLite reuses the id of a removed one. */
export type DocKey = { id: number; createdAt: string };

/** Removes a test's record unless the test did. Another test's record may have its id by now. */
export async function removeCreatedDoc(client: APIRequestContext, collection: string, doc: DocKey) {
  const response = await client.get(`/cms/api/${collection}/${doc.id}?trash=true&depth=0`);
  if (response.status() === 404) return;
  const { createdAt } = (await response.json()) as Partial<DocKey>;
  if (createdAt === doc.createdAt) await removeDoc(client, collection, doc.id);
}

/** Removes a record permanently, through the trash if there is one. */
export async function removeDoc(client: APIRequestContext, collection: string, id: number) {
  const address = `/cms/api/${collection}/${id}`;
  if ((await client.delete(address)).status() !== 403) return;
  const redirectChoice = collection === "posts" ? { successor: null } : {};
  await client.patch(address, { data: { ...redirectChoice, deletedAt: new Date().toISOString() } });
  await client.delete(`${address}?trash=true`);
}
