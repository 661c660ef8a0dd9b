import { expect, test, type APIRequestContext } from "@playwright/test";
import { CMS_URL, openAsAdmin, openAsVisitor } from "./cms-client";

// The admin's server functions, called without the admin's pages.

/** Returns the id that Next.js gave the function of the admin's layout, from the sign-in page. */
async function findActionId(): Promise<string> {
  const anyone = await openAsVisitor();
  const html = await (await anyone.get("/cms/login")).text();
  await anyone.dispose();
  const id = /\\"id\\":\\"([0-9a-f]{40,44})\\"/.exec(html)?.[1];
  if (id === undefined) throw new Error("The sign-in page names no server function.");
  return id;
}

async function callFunction(client: APIRequestContext, name: string) {
  return sendCall(client, await findActionId(), JSON.stringify([{ name, args: {} }]));
}

async function sendCall(client: APIRequestContext, actionId: string | null, args: string) {
  const response = await client.post("/cms/login", {
    headers: {
      ...(actionId === null ? {} : { "next-action": actionId }),
      ...{ origin: CMS_URL, "x-own": "a header of mine" },
    },
    multipart: { [actionId === null ? "$ACTION_KEY" : "0"]: args },
  });
  return { status: response.status(), text: await response.text() };
}

test("EDT-04 a stranger gets 4xx from a server function, whatever its name", async () => {
  const anyone = await openAsVisitor();
  const statuses = {
    constructor: 400,
    toString: 400,
    slugify: 401,
    "render-widget": 401,
    none: 400,
  };
  for (const [name, expected] of Object.entries(statuses)) {
    const { status, text } = await callFunction(anyone, name);
    expect([name, status]).toEqual([name, expected]);
    expect(text).not.toContain("a header of mine");
  }
  const actionId = await findActionId();
  for (const args of ["{", "[]", "[null]"]) {
    expect([args, (await sendCall(anyone, actionId, args)).status]).toEqual([args, 400]);
  }
  expect((await sendCall(anyone, null, "x")).status).toBe(400);
  await anyone.dispose();
});

test("EDT-04 staff can call the admin's server functions, but no others", async () => {
  const staff = await openAsAdmin();
  expect(await callFunction(staff, "table-state")).toMatchObject({ status: 200 });
  for (const name of ["constructor", "render-list"]) {
    expect([name, (await callFunction(staff, name)).status]).toEqual([name, 400]);
  }
  await staff.dispose();
});
