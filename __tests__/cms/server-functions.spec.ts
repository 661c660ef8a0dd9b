import { expect, test } from "@playwright/test";
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

async function callFunction(client: Awaited<ReturnType<typeof openAsVisitor>>, name: string) {
  const response = await client.post("/cms/login", {
    headers: { "next-action": await findActionId(), origin: CMS_URL, "x-own": "a header of mine" },
    multipart: { 0: JSON.stringify([{ name, args: {} }]) },
  });
  return { status: response.status(), text: await response.text() };
}

test("EDT-04 a stranger gets nothing from a server function, whatever its name", async () => {
  const anyone = await openAsVisitor();
  for (const name of ["constructor", "toString", "valueOf", "slugify", "render-widget", "none"]) {
    const { status, text } = await callFunction(anyone, name);
    expect([name, status]).toEqual([name, 500]);
    expect(text).not.toContain("a header of mine");
  }
  await anyone.dispose();
});

test("EDT-04 staff can call the admin's server functions, but no others", async () => {
  const staff = await openAsAdmin();
  expect((await callFunction(staff, "slugify")).text).not.toContain("Sign in");
  expect((await callFunction(staff, "constructor")).status).toBe(500);
  await staff.dispose();
});
