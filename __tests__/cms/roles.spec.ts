import { expect, test, type APIRequestContext } from "@playwright/test";
import { create, remove, signedIn, unique } from "./cms-client";

type Person = { client: APIRequestContext; id: number };
let admin: APIRequestContext;
let editor: Person;
let officer: Person;

async function account(role: "editor" | "compliance"): Promise<Person> {
  const email = `${unique(role).replaceAll(" ", "-")}@stockneev.example`;
  const password = `${unique("password")} long enough`;
  const { id } = await create(admin, "users", { email, password, name: role, role });
  return { id, client: await signedIn({ email, password }) };
}

test.beforeAll(async () => {
  admin = await signedIn();
  editor = await account("editor");
  officer = await account("compliance");
});
test.afterAll(async () => {
  for (const person of [editor, officer]) {
    await person.client.dispose();
    await remove(admin, "users", person.id);
  }
  await admin.dispose();
});

const month = { carriedForward: 0, received: 0, resolved: 0, pending: 0 };

test("an editor writes content and no complaint records", async () => {
  const category = await create(editor.client, "categories", { name: unique("Category") });
  await remove(editor.client, "categories", category.id);
  const refused = await editor.client.post("/cms/api/complaint-months", {
    data: { year: 2017, month: "05", ...month },
  });
  expect(refused.status()).toBe(403);
});

test("a compliance officer writes complaint records and no content", async () => {
  const made = await create(officer.client, "complaint-months", {
    year: 2016,
    month: "05",
    ...month,
  });
  await remove(officer.client, "complaint-months", made.id);
  for (const collection of ["posts", "categories", "reviews", "jobs"]) {
    const refused = await officer.client.post(`/cms/api/${collection}`, {
      data: { name: "x", title: "x" },
    });
    expect(refused.status(), collection).toBe(403);
  }
  expect((await officer.client.get("/cms/api/enquiries")).status()).toBe(403);
});

test("nobody but an admin makes accounts or changes a role", async () => {
  for (const person of [editor, officer]) {
    const account = { email: "x@stockneev.example", password: "long enough 1", name: "x" };
    const refused = await person.client.post("/cms/api/users", { data: account });
    expect(refused.status()).toBe(403);
    await person.client.patch(`/cms/api/users/${person.id}`, {
      data: { role: "admin", name: "New name" },
    });
    const { user } = (await (await person.client.get("/cms/api/users/me")).json()) as {
      user: { role: string; name: string };
    };
    expect(user.role).not.toBe("admin");
    expect(user.name).toBe("New name");
  }
});

test("an account sees itself and no other", async () => {
  const list = (await (await editor.client.get("/cms/api/users")).json()) as {
    docs: { id: number }[];
  };
  expect(list.docs.map(({ id }) => id)).toEqual([editor.id]);
  const other = await editor.client.patch(`/cms/api/users/${officer.id}`, { data: { name: "x" } });
  expect(other.status()).toBeGreaterThanOrEqual(403);
});

test("no account writes an enquiry by hand", async () => {
  const enquiry = { title: "Contact us", name: "x", phone: "1", email: "x@x.example" };
  const refused = await admin.post("/cms/api/enquiries", {
    data: { ...enquiry, subject: "x", message: "x" },
  });
  expect(refused.status()).toBe(403);
});

test("the first-account form is closed once there is one", async () => {
  const refused = await editor.client.post("/cms/api/users/first-register", {
    data: { email: "second@stockneev.example", password: "long enough 1", name: "x" },
  });
  expect(refused.status()).toBe(403);
});
