import type { ApprovalResponse } from "../../cms/src/posts/approval/approval-endpoint";
import type { AuditLog, Post } from "../../cms/src/payload-types";
import { createPng } from "./pictures";
import { useRestCms, type RestCms } from "./rest-cms";
import { toBody, toLink, toPara, toPostLink, toRoot, toText, toUpload } from "./rich-text";

type Calls = Pick<RestCms, "get" | "post" | "patch" | "delete">;
type Saved = { doc: Post };

const cms = useRestCms();
let editor: Calls;
let officer: Calls;
let other: Calls;

beforeAll(async () => {
  editor = await cms.addAccount("editor", "Meera");
  officer = await cms.addAccount("compliance", "Farid");
  other = await cms.addAccount("admin", "Analyst A");
  const source = { sourceName: "Sample", asOf: "2026-10-20T05:00:00.000Z" };
  await cms.post("/cms/api/ipos", { company: "Copper Lane Limited (sample)", ...source });
});

/** Creates an editor's draft, which needs approval unless `fields` change that. Returns its id. */
async function createDraft(fields: object = {}) {
  const data = { title: "A share", author: "Analyst A", _status: "draft", holding: "none" };
  const flagged = { ...data, securities: ["Sample Ltd"], content: toBody("Words."), ...fields };
  const { json } = await editor.post<Saved>("/cms/api/posts", flagged);
  return json.doc.id;
}

const PUBLISH = { _status: "published" };
const publishPost = async (id: number, by: Calls = editor) => {
  const { status, text } = await by.patch(`/cms/api/posts/${id}`, PUBLISH);
  return [status, status === 200 ? "" : text];
};
const REFUSED = [409, expect.stringContaining("needs approval before it is published")];

const readState = async (id: number) =>
  (await officer.get<ApprovalResponse>(`/cms/api/posts/${id}/approval`)).json;
const sendStep = (by: Calls, id: number, data: object) =>
  by.post<ApprovalResponse>(`/cms/api/posts/${id}/approval`, data);

/** Submits a post and has the compliance officer approve its current text. */
async function approvePost(id: number) {
  await sendStep(editor, id, { action: "submit" });
  const { digest } = await readState(id);
  return sendStep(officer, id, { action: "approve", digest });
}

test("EDT-16 a post without securities, research or flagged words is published without approval", async () => {
  const id = await createDraft({ securities: [], title: "A plain post" });
  expect(await publishPost(id)).toEqual([200, ""]);
});

test.each([
  [{}, "it names securities"],
  [{ securities: null, kind: "research" }, "it is research"],
  [{ securities: null, kind: "ipo" }, "it is about an IPO"],
  [{ securities: null, content: toBody("TATA motors: hold on.") }, "it names “Tata Motors”"],
  [{ securities: null, content: toBody("Copper Lane opens.") }, "it names “Copper Lane”"],
  [{ securities: null, content: toBody("हमारी रेटिंग") }, "it says “हमारी रेटिंग”"],
  [{ securities: null, content: toBody("We expect 1,400.") }, "it says “expect 1,400”"],
  [{ securities: null, content: toBody("A sure-shot idea.") }, "it says “sure shot”"],
  [
    { securities: null, content: toBody("A su\u200Bre\u2060\u00A0sho\u00ADt.") },
    "it says “sure shot”",
  ],
  [{ securities: null, content: toBody("A sure shоt.") }, "it mixes alphabets in “shоt”"],
])("EDT-16 no call publishes a post with %j without approval: %s", async (fields, reason) => {
  const id = await createDraft(fields);
  const [status, text] = await publishPost(id);
  expect([status, text]).toEqual([409, expect.stringContaining(reason)]);
  const bulk = await editor.patch(`/cms/api/posts?where[id][equals]=${id}`, PUBLISH);
  expect(bulk.text).toContain(reason);
  const own = { title: "Own", author: "A", holding: "none", securities: ["Sample Ltd"] };
  const made = await cms.post("/cms/api/posts", { ...own, ...fields, ...PUBLISH });
  expect([made.status, made.text]).toEqual([409, expect.stringContaining(reason)]);
  const self = await editor.patch(`/cms/api/posts/${id}?draft=true&autosave=true`, PUBLISH);
  expect(self.status).toBe(409);
  expect((await cms.get<{ totalDocs: number }>(`/api/blogs`)).text).not.toContain("Sample Ltd");
});

test("EDT-16, EDT-07 an approved post is published and keeps who approved what and when", async () => {
  const id = await createDraft();
  expect(await readState(id)).toMatchObject({ state: "draft", reasons: ["it names securities"] });
  expect((await approvePost(id)).json).toMatchObject({ state: "approved" });
  expect(await publishPost(id)).toEqual([200, ""]);
  expect((await readState(id)).reasons).toEqual([]);
  const { json } = await cms.get<Post>(`/cms/api/posts/${id}`);
  expect(json.approval).toMatchObject({ state: "approved", by: "Farid (farid@rest.example)" });
  expect(json.approval?.digest).toBe((await readState(id)).digest);
  expect(json.approval?.at).toMatch(/^\d{4}-/);
  const log = await cms.get<{ docs: AuditLog[] }>(
    `/cms/api/audit-log?where[recordId][equals]=${id}&sort=number&pagination=false`,
  );
  const steps = log.json.docs.map(({ action, userEmail }) => [action, userEmail]);
  expect(steps).toContainEqual(["submitted", "meera@rest.example"]);
  expect(steps).toContainEqual(["approved", "farid@rest.example"]);
  // A new address keeps the approval, a new title does not.
  expect((await editor.patch(`/cms/api/posts/${id}`, { slug: "moved" })).status).toBe(200);
  expect((await editor.patch(`/cms/api/posts/${id}`, { title: "Another" })).status).toBe(409);
});

test("EDT-16 an image of a published post is not changed where a change needs approval", async () => {
  const picture = (await cms.upload(await createPng())).json.doc;
  const change = async (data: object) => {
    const { status, text } = await editor.patch(`/cms/api/media/${picture.id}`, data);
    return [status, status === 200 ? "" : text];
  };
  const toRefusal = (title: string) => [409, expect.stringContaining(`is in “${title}”, where`)];
  const plain = { securities: [], title: "Pictured", thumbnail: picture.id };
  expect(await publishPost(await createDraft(plain))).toEqual([200, ""]);
  expect(await change({ alt: "A sure-shot chart" })).toEqual(toRefusal("Pictured"));
  expect(await change({ alt: "A chart" })).toEqual([200, ""]);
  const id = await createDraft({ title: "Charted", content: toRoot(toUpload(picture.id)) });
  expect(await change({ alt: "A chart of prices" })).toEqual([200, ""]);
  await approvePost(id);
  await publishPost(id);
  expect(await change({ alt: "Another chart" })).toEqual(toRefusal("Charted"));
  const form = new FormData();
  form.set(
    "file",
    new Blob([new Uint8Array(await createPng(800))], { type: "image/png" }),
    "b.png",
  );
  const replaced = await fetch(`${cms.url}/cms/api/media/${picture.id}`, {
    ...{ method: "PATCH", body: form, headers: { authorization: `JWT ${cms.token}` } },
  });
  expect(replaced.status).toBe(409);
  expect((await fetch(`${cms.url}/cms/api/media/file/${picture.filename}`)).status).toBe(200);
});

test.each([[{ title: "Another share" }], [{ content: toBody("Other words.") }]])(
  "EDT-07 the change %j voids an approval",
  async (change) => {
    const id = await createDraft();
    await approvePost(id);
    await editor.patch(`/cms/api/posts/${id}?draft=true`, { category: null, _status: "draft" });
    expect((await readState(id)).state).toBe("approved");
    await editor.patch(`/cms/api/posts/${id}?draft=true`, { ...change, _status: "draft" });
    expect((await readState(id)).state).toBe("draft");
    expect(await publishPost(id)).toEqual(REFUSED);
  },
);

test("EDT-52 an approver sees what changed since the last approval, and publishes with the approval", async () => {
  const id = await createDraft();
  await approvePost(id);
  await publishPost(id);
  const title = "Another share";
  const change = { title, meta: { title }, content: toBody("New words."), _status: "draft" };
  await editor.patch(`/cms/api/posts/${id}?draft=true`, change);
  await sendStep(editor, id, { action: "submit" });
  const { digest, changes } = await readState(id);
  expect(changes).toEqual({
    removed: ["A share", "Words."],
    added: ["Another share", "New words."],
  });
  const step = { action: "approve", digest, publish: true };
  expect((await sendStep(officer, id, step)).status).toBe(200);
  const { json } = await cms.get<Post>(`/cms/api/posts/${id}`);
  expect([json._status, json.title, json.approval?.state]).toEqual([
    "published",
    "Another share",
    "approved",
  ]);
});

async function readLastChange(id: number): Promise<string | null | undefined> {
  const call = `/cms/api/audit-log?where[recordId][equals]=${id}&sort=-number&limit=1`;
  return (await cms.get<{ docs: AuditLog[] }>(call)).json.docs[0]?.fields;
}

const forged = { id: "1", updatedAt: "2026-11-26T00:00:00.000Z" };
const toForged = (words: string, address: string) =>
  toRoot(
    { ...toPara(toText(words)), ...forged },
    toPara({ ...toLink(address, "Source"), ...forged }),
  );

test.each([
  ["text", toForged("Buy it.", "/one/")],
  ["link", toForged("Words.", "/two/")],
])("EDT-07 keys of a record hide no changed %s from approval and audit log", async (_, content) => {
  const id = await createDraft({ content: toForged("Words.", "/one/") });
  await approvePost(id);
  const direct = await editor.patch(`/cms/api/posts/${id}`, { content, ...PUBLISH });
  expect([direct.status, direct.text]).toEqual(REFUSED);
  await editor.patch(`/cms/api/posts/${id}?draft=true`, { content, _status: "draft" });
  expect(await readLastChange(id)).toContain("content");
  expect(await publishPost(id)).toEqual(REFUSED);
});

test("EDT-35, EDT-07 an approval stays valid when a linked post is published", async () => {
  const target = await createDraft({ securities: [], title: "A target" });
  const link = toPostLink(target, "the other post");
  const id = await createDraft({ content: toRoot(toPara(link)) });
  await approvePost(id);
  expect(await publishPost(target)).toEqual([200, ""]);
  expect(await publishPost(id)).toEqual([200, ""]);
  expect(await readLastChange(id)).not.toContain("content");
});

test("EDT-07 another alternative text of the thumbnail voids an approval", async () => {
  const { json } = await cms.upload(await createPng());
  const id = await createDraft({ thumbnail: json.doc.id });
  await approvePost(id);
  await editor.patch(`/cms/api/media/${json.doc.id}`, { alt: "Sure profits" });
  expect((await readState(id)).state).toBe("draft");
  expect(await publishPost(id)).toEqual(REFUSED);
});

test("EDT-16 an editor, the author, editors since the last publication and a forged record cannot approve a post", async () => {
  const id = await createDraft();
  await sendStep(editor, id, { action: "submit" });
  const { digest } = await readState(id);
  const approval = { action: "approve", digest };
  expect((await sendStep(editor, id, approval)).status).toBe(403);
  expect((await sendStep(other, id, approval)).text).toContain("You are its author");
  const forged = { approval: { state: "approved", digest, by: "Nobody" }, editors: [] };
  await editor.patch(`/cms/api/posts/${id}?draft=true`, { ...forged, _status: "draft" });
  expect((await readState(id)).state).toBe("submitted");
  await cms.patch(`/cms/api/posts/${id}?draft=true`, { title: "Changed", _status: "draft" });
  const late = await sendStep(officer, id, approval);
  expect([late.status, late.text]).toEqual([409, expect.stringContaining("has changed since")]);
  await editor.patch(`/cms/api/posts/${id}?draft=true`, { title: "Again", _status: "draft" });
  const now = { action: "approve", digest: (await readState(id)).digest };
  expect((await sendStep(cms, id, now)).text).toContain("You have changed this since");
  expect((await sendStep(officer, id, now)).status).toBe(200);
  expect(await publishPost(id)).toEqual([200, ""]);
  await editor.patch(`/cms/api/posts/${id}?draft=true`, { title: "Later", _status: "draft" });
  expect((await readState(id)).approverProblem).toBeNull();
  await sendStep(editor, id, { action: "submit" });
  const later = { action: "approve", digest: (await readState(id)).digest };
  expect((await sendStep(cms, id, later)).status).toBe(200);
});

test("ACC-07 compliance officers lock and unlock only what they may change", async () => {
  const locks = "/cms/api/payload-locked-documents";
  const { json } = await cms.get<{ user: { id: number } }>("/cms/api/users/me");
  const user = { relationTo: "users", value: json.user.id };
  const month = { ...{ year: 2016, month: "05", carriedForward: 0 }, received: 0, resolved: 0 };
  const { json: saved } = await officer.post<{ doc: { id: number } }>("/cms/api/complaint-months", {
    ...month,
    pending: 0,
  });
  const addLock = async (relationTo: string, value: number) => {
    const lock = { document: { relationTo, value }, user };
    expect((await officer.post(locks, lock)).status).toBe(403);
    const { json: made } = await cms.post<{ doc: { id: number } }>(locks, lock);
    return `${locks}/${made.doc.id}`;
  };
  const onPost = await addLock("posts", await createDraft());
  const onMonth = await addLock("complaint-months", saved.doc.id);
  expect((await officer.patch(onPost, { user })).status).toBe(403);
  expect((await officer.delete(onPost)).status).toBe(403);
  const moved = { document: { relationTo: "posts", value: 1 } };
  expect((await officer.patch(onMonth, moved)).status).toBe(403);
  expect((await officer.patch(onMonth, { user })).status).toBe(200);
  expect((await officer.delete(onMonth)).status).toBe(200);
  expect((await editor.delete(onPost)).status).toBe(200);
});

test("EDT-16 a post is returned with a note, and a copy is not approved", async () => {
  const id = await createDraft();
  await sendStep(editor, id, { action: "submit" });
  expect((await sendStep(officer, id, { action: "return", note: " " })).status).toBe(400);
  const returned = await sendStep(officer, id, { action: "return", note: "Name the source." });
  expect(returned.json).toMatchObject({ state: "returned", note: "Name the source." });
  await approvePost(id);
  const copy = await editor.post<Saved>(`/cms/api/posts/${id}/duplicate`, {});
  expect(copy.json.doc.approval?.state ?? null).toBeNull();
});
