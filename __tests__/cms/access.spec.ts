import { expect, type APIRequestContext } from "@playwright/test";
import type { User } from "../../cms/src/payload-types";
import { CMS_URL, postDoc, getDocs, removeDoc, makeName, openWithToken } from "./cms-client";
import { createAccount, test } from "./cms-test";
import { toCvParts, FIELDS, PDF, sendForm } from "./enquiry-form";
import { createPicture } from "./pictures";
import { toBody } from "./rich-text";

const SITE_URL = process.env.SITE_URL ?? "http://127.0.0.1:9000";

test("a draft, a draft of a published post and an unpublished post stay hidden", async ({
  admin,
  anyone,
  addDoc,
}) => {
  const slug = makeName("hidden").replaceAll(" ", "-");
  const readPublicTexts = async () => {
    const responses = [
      "/api/blogs?limit=100",
      `/api/blogs/slug/${slug}`,
      `/cms/api/posts?where[slug][equals]=${slug}`,
      `/cms/api/posts?draft=true&where[slug][equals]=${slug}`,
      `/cms/api/posts/versions?where[version.slug][equals]=${slug}`,
    ].map(async (path) => (await anyone.get(path)).text());
    return (await Promise.all(responses)).join("\n");
  };
  const toPost = (title: string, _status: string) => ({ title, content: toBody(title), _status });
  const secret = makeName("not for visitors");
  const draft = { ...toPost(secret, "draft"), slug };
  const { id } = await addDoc("posts?draft=true", draft);
  expect(await readPublicTexts()).not.toContain(secret);

  const published = makeName("for everybody");
  await admin.patch(`/cms/api/posts/${id}`, { data: toPost(published, "published") });
  expect(await readPublicTexts()).toContain(published);

  await admin.patch(`/cms/api/posts/${id}?draft=true`, { data: draft });
  const withDraft = await readPublicTexts();
  expect(withDraft).toContain(published);
  expect(withDraft).not.toContain(secret);

  await admin.patch(`/cms/api/posts/${id}`, { data: { title: published, _status: "draft" } });
  expect(await readPublicTexts()).not.toContain(published);
});

/** Status 501 means that the collection has no REST API. */
const REFUSED = [401, 403, 501];

test("visitors get nothing from the CMS's REST API", async ({ anyone }) => {
  const collections = [
    ..."posts categories authors media employees reviews jobs reports videos ipos".split(" "),
    ..."upcoming-ipos ipo-listings carousels small-carousels events complaint-reports".split(" "),
    ..."complaint-months complaint-years complaints enquiries attachments audit-log users".split(
      " ",
    ),
    ..."payload-kv payload-preferences payload-migrations".split(" "),
  ];
  for (const collection of collections) {
    const refused = collection === "payload-migrations" ? [404] : REFUSED;
    const list = await anyone.get(`/cms/api/${collection}`);
    expect(refused, `list ${collection}`).toContain(list.status());
    const added = await anyone.post(`/cms/api/${collection}`, { data: { name: "x", title: "x" } });
    expect(refused, `create in ${collection}`).toContain(added.status());
  }
  const file = { name: "cv.pdf", mimeType: "application/pdf", buffer: PDF };
  const sent = await anyone.post("/cms/api/attachments", { multipart: { file } });
  expect(sent.status()).toBe(403);
  expect((await anyone.get("/cms/api/attachments/file/any.pdf")).status()).toBe(403);
});

test("visitors do not get inactive events and carousels", async ({ admin, anyone, addDoc }) => {
  const picture = await createPicture(admin, "#112233");
  const name = makeName("inactive");
  for (const [collection, path, data] of [
    ["events", "/api/event/", { title: name, image: picture.id, active: false }],
    ["carousels", "/api/crousal/getAll_Images", { name, img1: picture.id }],
    ["small-carousels", "/api/crousal/smallScreen/get-active-image", { name, img1: picture.id }],
  ] as const) {
    await addDoc(collection, data);
    expect(await (await anyone.get(path)).text(), path).not.toContain(picture.filename);
  }
});

type StoredEnquiry = { id: number; attachment: { id: number; filename: string; url: string } };

test("only staff can read an application's PDF, at any address", async ({ admin }) => {
  const subject = makeName("Application");
  const response = await sendForm(SITE_URL, toCvParts({ subject }), { origin: SITE_URL });
  expect(response.status, JSON.stringify(response.body)).toBe(200);

  const bySubject = `enquiries?depth=1&where[subject][equals]=${subject}`;
  const [enquiry] = await getDocs<StoredEnquiry>(admin, bySubject);
  if (!enquiry) throw new Error("The enquiry is not stored.");
  const { id, filename, url } = enquiry.attachment;
  expect(await (await admin.get(url)).body()).toEqual(PDF);

  const paths = [
    url,
    `/cms/api/attachments/${id}`,
    `/cms/api/attachments?where[id][equals]=${id}`,
    `/cms/api/enquiries/${enquiry.id}?depth=2`,
    `/cms/api/media/file/${filename}`,
    `/cms/api/media/file/..%2Fattachments%2F${filename}`,
    `/api/media/${filename}`,
    `/api/media/..%2Fattachments%2F${filename}`,
    `/api/media/%2e%2e%2fattachments%2f${filename}`,
    `/api/attachments/file/${filename}`,
    `/api/attachments/${filename}`,
    `/attachments/${filename}`,
    `/media/${filename}`,
    `/api/sendmail?file=${filename}`,
  ];
  for (const address of [CMS_URL, SITE_URL].flatMap((host) => paths.map((path) => host + path))) {
    const response = await fetch(address);
    expect(response.status, address).toBeGreaterThanOrEqual(400);
    expect(response.status, address).toBeLessThan(500);
    expect(await response.text(), address).not.toContain("%PDF-");
  }
  await admin.delete(`/cms/api/enquiries/${enquiry.id}`);
  expect((await admin.get(url)).status()).toBe(404);
});

test("EDT-16 editors write content, compliance officers write complaint records, and both change only their own account, not its name", async ({
  admin,
  editor,
  officer,
  addDoc,
}) => {
  const month = { month: "05", carriedForward: 0, received: 0, resolved: 0, pending: 0 };
  const category = await postDoc(editor.client, "categories", { name: makeName("Category") });
  const record = await postDoc(officer.client, "complaint-months", { year: 2016, ...month });
  await removeDoc(admin, "categories", category.id);
  await removeDoc(admin, "complaint-months", record.id);
  const account = { email: "x@stockneev.example", password: "long enough 1", name: "x" };
  const expect403 = async (client: APIRequestContext, collection: string, data: object) => {
    const response = await client.post(`/cms/api/${collection}`, { data });
    expect(response.status(), collection).toBe(403);
  };
  await expect403(editor.client, "complaint-months", { year: 2017, ...month });
  for (const content of ["posts", "categories", "authors", "reviews", "jobs"]) {
    await expect403(officer.client, content, { name: "x", title: "x" });
  }
  // Officers see the files of complaints only (CHR-18).
  expect(await (await officer.client.get("/cms/api/attachments")).text()).not.toContain("enquiry-");
  // No account may create an enquiry.
  await expect403(admin, "enquiries", FIELDS);

  for (const role of ["editor", "compliance"]) {
    const { id, token } = await createAccount(addDoc, role);
    const client = await openWithToken(token);
    for (const path of ["users", "users/first-register"]) await expect403(client, path, account);
    const readMe = async () =>
      ((await (await client.get("/cms/api/users/me")).json()) as { user: User }).user;
    const { name } = await readMe();
    await client.patch(`/cms/api/users/${id}`, { data: { role: "admin", name: "New name" } });
    expect(await readMe()).toMatchObject({ role, name });
    expect((await getDocs(client, "users")).map((each) => each.id)).toEqual([id]);
    await client.dispose();
  }
  const other = await editor.client.patch(`/cms/api/users/${officer.id}`, { data: { name: "x" } });
  expect(other.status()).toBeGreaterThanOrEqual(403);
});

test("BLD-05 nothing is queued while REBUILD_WEBHOOK_URL is off", async ({ admin, addDoc }) => {
  await addDoc("categories", { name: makeName("Not sent") });
  expect(await getDocs(admin, "deliveries")).toEqual([]);
  expect((await admin.post("/cms/api/publishing/rebuild")).status()).toBe(409);
});
