import { expect, type APIRequestContext } from "@playwright/test";
import { postDoc, expectRefused, removeDoc, makeName } from "./cms-client";
import { FIELDS, toParts, sendForm } from "./enquiry-form";
import { toPastDay, changeDatabase } from "./in-database";
import { callPreview, createTestSlug, fetchPreviewToken, type Post } from "./post-test";
import { patchDoc, test, type Publisher } from "./publishing-staff";
import type { RunningCms } from "./running-cms";

// The tests change one CMS in order.
test.describe.configure({ mode: "default" });

let cms: RunningCms;
let staff: Publisher;
let editor: APIRequestContext;
let officer: APIRequestContext;

test.beforeAll(({ cmsFixture }) => {
  ({ cms, staff } = cmsFixture);
  editor = cmsFixture.editor.client;
  officer = cmsFixture.officer.client;
});

const trashDoc = (client: APIRequestContext, path: string, more: object = {}) =>
  patchDoc(client, path, { deletedAt: "2001-01-01T00:00:00.000Z", ...more });
const putBack = (client: APIRequestContext, path: string) =>
  patchDoc(client, `${path}?trash=true`, { deletedAt: null });
const readText = async (path: string) => (await staff.client.get(path)).text();

test("no account can set a record's creation or change time", async () => {
  expect((await sendForm(cms.url, toParts(FIELDS))).status).toBe(200);
  const past = "2001-01-01T00:00:00.000Z";
  const dates = { createdAt: past, updatedAt: past };
  const seeded = [
    ..."posts categories authors media employees reviews jobs reports videos ipos".split(" "),
    ..."upcoming-ipos ipo-listings carousels small-carousels events complaint-reports".split(" "),
    ..."complaint-months complaint-years enquiries users".split(" "),
  ];
  for (const collection of seeded) {
    const path = `/cms/api/${collection}`;
    const list = await staff.client.get(`${path}?limit=1&sort=id`);
    const [record] = ((await list.json()) as { docs: { id: number; createdAt: string }[] }).docs;
    const response = await staff.client.patch(`${path}/${record?.id}`, { data: dates });
    const { doc } = (await response.json()) as { doc: typeof dates };
    expect(doc?.createdAt, collection).toBe(record?.createdAt);
    expect(doc.updatedAt > past, collection).toBe(true);
  }
  const made = await postDoc<typeof dates>(staff.client, "categories", { name: "Old", ...dates });
  expect(made.createdAt > past && made.updatedAt > past).toBe(true);
});

test("no account can delete a post that is not in the trash; an editor moves it there and restores it", async () => {
  const slug = createTestSlug("trash");
  const title = slug.replaceAll("-", " ");
  const { id } = await postDoc(editor, "posts", { title, slug, _status: "published" });
  const path = `posts/${id}`;
  for (const call of [path, `${path}?trash=true`, "posts?where[id][exists]=true&trash=true"]) {
    expect((await editor.delete(`/cms/api/${call}`)).status(), call).toBe(403);
  }
  expect((await staff.client.delete(`/cms/api/${path}`)).status()).toBe(403);
  await staff.client.delete("/cms/api/posts?where[id][exists]=true");
  expect(await readText("/api/blogs?limit=1")).not.toContain('"total":0');

  const trashPost = () => trashDoc(editor, `${path}?draft=true`, { successor: null });
  expect(await staff.getAdded(trashPost)).toEqual([`content.removed ${path}`]);
  expect((await staff.client.get(`/api/blogs/slug/${slug}`)).status()).toBe(404);
  expect(await readText(`/cms/api/${path}?trash=true`)).not.toContain("2001-01-01");

  // Its address is reserved: the same title gets the next one, an explicit slug is refused.
  const same = await postDoc<Post>(editor, "posts", { title, _status: "published" });
  expect(same.slug).toBe(`${slug}-2`);
  const taken = await editor.patch(`/cms/api/posts/${same.id}`, { data: { slug } });
  await expectRefused(taken, "in the trash");

  expect(await staff.getAdded(() => putBack(editor, path))).toEqual([`content.published ${path}`]);
  expect((await staff.client.get(`/api/blogs/slug/${slug}`)).status()).toBe(200);
  await removeDoc(staff.client, "posts", id);
  expect((await staff.client.get(`/cms/api/${path}?trash=true`)).status()).toBe(404);
});

test("EDT-02 restoring a version that was saved in the trash does not move the post to the trash", async () => {
  const slug = createTestSlug("version");
  const { id } = await postDoc(editor, "posts", { title: slug, slug, _status: "published" });
  await trashDoc(editor, `posts/${id}`, { successor: null });
  await putBack(editor, `posts/${id}`);
  await patchDoc(editor, `posts/${id}`, { _status: "published" });
  const trashed = `where[parent][equals]=${id}&where[version.deletedAt][exists]=true`;
  const found = JSON.parse(await readText(`/cms/api/posts/versions?${trashed}&trash=true`)) as {
    docs: { id: number }[];
  };
  const response = await editor.post(`/cms/api/posts/versions/${found.docs[0]?.id}`);
  expect(response.status(), await response.text()).toBe(200);
  expect((await staff.client.get(`/api/blogs/slug/${slug}`)).status()).toBe(200);
});

test("a complaint record in the trash is not shown; a restored report does not replace the active one", async () => {
  const seeded = JSON.parse(
    await readText("/cms/api/complaint-reports?where[active][equals]=true"),
  ) as { docs: { id: number; monthEnding: string }[] };
  const [report] = seeded.docs;
  const path = `complaint-reports/${report?.id}`;
  const byEditor = await editor.patch(`/cms/api/${path}`, { data: { deletedAt: "now" } });
  expect(byEditor.status()).toBe(403);
  expect((await officer.delete(`/cms/api/${path}`)).status()).toBe(403);
  await trashDoc(officer, path);
  expect(await readText("/api/complaint-report/active")).toContain('"active":null');

  const next = { monthEnding: "March 2015", active: true, impersonationComplaints: 0 };
  await postDoc(officer, "complaint-reports", next);
  await putBack(officer, path);
  expect(await readText("/api/complaint-report/active")).toContain(next.monthEnding);
  await patchDoc(officer, path, { active: true });
  expect(await readText("/api/complaint-report/active")).toContain(String(report?.monthEnding));

  const none = { carriedForward: 0, received: 0, resolved: 0, pending: 0 };
  const month = { year: 2015, month: "05", ...none };
  const { id } = await postDoc(officer, "complaint-months", month);
  await trashDoc(officer, `complaint-months/${id}`);
  expect(await readText("/api/table")).not.toContain("May 2015");
  await expectRefused(await officer.post("/cms/api/complaint-months", { data: month }), "2015 05");
});

test("EDT-34 removes records after 30 days in the trash, and empty drafts after a day", async () => {
  const source = { sourceName: "Sample", asOf: toPastDay(1) };
  const ids: number[] = [];
  for (const days of [31, 29]) {
    const { id } = await postDoc(editor, "ipos", { ...source, company: makeName("Trash") });
    await trashDoc(editor, `ipos/${id}`);
    await changeDatabase(cms, "UPDATE ipos SET deleted_at = ? WHERE id = ?", [toPastDay(days), id]);
    ids.push(id);
  }
  const empty = { author: null, _status: "draft" };
  const drafts = await Promise.all([1, 2].map(() => postDoc(editor, "posts?draft=true", empty)));
  const [old] = drafts.map(({ id }) => id);
  const sql = "UPDATE _posts_v SET version_updated_at = ? WHERE parent_id = ?";
  await changeDatabase(cms, sql, [toPastDay(2), old ?? 0]);
  await cms.kill();
  await cms.start();
  const readStatus = async (path: string) => (await staff.client.get(`/cms/api/${path}`)).status();
  const [overdue, recent] = ids.map((id) => `ipos/${id}?trash=true`);
  await expect.poll(() => readStatus(String(overdue))).toBe(404);
  expect(await readStatus(String(recent))).toBe(200);
  await expect.poll(() => readStatus(`posts/${old}?draft=true`)).toBe(404);
  expect(await readStatus(`posts/${drafts[1]?.id}?draft=true`)).toBe(200);
});

test("the preview of a deleted draft does not show a post that gets its id", async () => {
  const addDraft = () => postDoc(editor, "posts", { title: makeName("Draft"), _status: "draft" });
  const readPreview = async (token: string) => (await callPreview(staff.client, token)).status();
  const { id } = await addDraft();
  const token = await fetchPreviewToken(staff.client, id);
  expect(await readPreview(token)).toBe(200);
  await removeDoc(staff.client, "posts", id);
  expect(await readPreview(token)).toBe(404);
  const next = await addDraft();
  expect(next.id).toBe(id);
  expect(await readPreview(token)).toBe(404);
  expect(await readPreview(await fetchPreviewToken(staff.client, id))).toBe(200);
});
