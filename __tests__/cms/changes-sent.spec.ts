import { expect } from "@playwright/test";
import { postDoc, getDocs, removeDoc, makeName } from "./cms-client";
import { createPicture } from "./pictures";
import { patchDoc, test, type Publisher } from "./publishing-staff";

// The tests change one CMS in order.
test.describe.configure({ mode: "default" });

let staff: Publisher;
test.beforeAll(({ cmsFixture }) => {
  staff = cmsFixture.staff;
});

const addPost = (more: object) => postDoc(staff.client, "posts", { title: makeName("A"), ...more });

test("BLD-05 sends one notification when a post is published, changed, unpublished or deleted", async ({
  cmsFixture: { receiver },
}) => {
  const { id } = await addPost({ _status: "draft" });
  const path = `posts/${id}`;
  const readTypes = async (change: () => Promise<unknown>) => (await staff.getAdded(change)).join();
  const publishPost = () => patchDoc(staff.client, path, { _status: "published" });
  const unpublishPost = (query = "") => patchDoc(staff.client, path + query, { _status: "draft" });
  const published = `content.published ${path}`;
  const removed = `content.removed ${path}`;

  expect(await readTypes(publishPost)).toBe(published);
  const title = makeName("Another title");
  expect(await readTypes(() => patchDoc(staff.client, path, { title }))).toBe(published);
  expect(await readTypes(() => unpublishPost("?unpublishAllLocales=true"))).toBe(removed);
  expect(await readTypes(publishPost)).toBe(published);
  expect(await readTypes(unpublishPost)).toBe(removed);
  expect(await readTypes(publishPost)).toBe(published);
  expect(await readTypes(() => removeDoc(staff.client, "posts", id))).toBe(removed);

  const listSent = () =>
    receiver
      .findReceived("posts", String(id))
      .map(({ message }) => `${message.type} ${message.data.collection}/${id}`);
  const all = [published, published, removed, published, removed, published, removed];
  await expect.poll(listSent).toEqual(all);
  expect(receiver.problems).toEqual([]);
});

test("EDT-02 each notification names the addresses of unpublished posts, as visitors shall see them", async ({
  cmsFixture: { receiver },
}) => {
  const [a, b] = ["a", "b"].map((name) => makeName(name).toLowerCase().replaceAll(" ", "-"));
  const { id } = await addPost({ _status: "published", slug: a });
  const path = `posts/${id}`;
  const changePost = (data: object) => patchDoc(staff.client, path, data);
  /** Makes a change and returns the targets that its notification gives the two addresses. */
  const readTargets = async (change: () => Promise<unknown>) => {
    const { length } = receiver.received;
    await change();
    await expect.poll(() => receiver.received.length).toBeGreaterThan(length);
    const { addresses } = receiver.received.at(-1)?.message.data.withdrawn ?? { addresses: [] };
    return [a, b].map((slug) => addresses.find(({ path }) => path === `/blog/${slug}/`)?.to);
  };
  const onTheSite = [undefined, undefined];
  expect(await readTargets(() => changePost({ slug: b }))).toEqual(onTheSite);
  expect(await readTargets(() => changePost({ _status: "draft" }))).toEqual([null, null]);
  const [redirect] = await getDocs(staff.client, `redirects?where[from][equals]=/blog/${a}/`);
  const changeRedirect = () =>
    patchDoc(staff.client, `redirects/${redirect?.id}`, { page: "/blogs/" });
  expect(await readTargets(changeRedirect)).toEqual(["/blogs/", null]);
  expect(await readTargets(() => changePost({ _status: "published" }))).toEqual(onTheSite);
  const data = { _status: "draft", successor: "/blogs/" };
  expect(await readTargets(() => changePost(data))).toEqual(["/blogs/", "/blogs/"]);

  // A page keeps its address, also in another spelling, and a removed post stays gone.
  const other = await readTargets(() => addPost({ _status: "published", slug: a?.toUpperCase() }));
  expect(other).toEqual([undefined, "/blogs/"]);
  await removeDoc(staff.client, "posts", id);
  expect(await readTargets(() => addPost({ _status: "published" }))).toEqual([
    undefined,
    "/blogs/",
  ]);
});

test("BLD-05 sends no notification for drafts, autosaves and copies", async () => {
  const queued = await staff.getAdded(async () => {
    const { id } = await addPost({ _status: "draft" });
    await patchDoc(staff.client, `posts/${id}?draft=true`, { title: makeName("Draft") });
    await patchDoc(staff.client, `posts/${id}?draft=true&autosave=true`, { title: makeName("A") });
    await patchDoc(staff.client, `posts/${id}`, { author: "Somebody" });
    await removeDoc(staff.client, "posts", id);
  });
  expect(queued).toEqual([]);

  const { id } = await addPost({ _status: "published" });
  const path = `posts/${id}`;
  const queuedDrafts = await staff.getAdded(async () => {
    await patchDoc(staff.client, `${path}?draft=true`, { title: makeName("Draft") });
    await patchDoc(staff.client, `${path}?draft=true&autosave=true`, { title: makeName("A") });
    const copy = await staff.client.post(`/cms/api/${path}/duplicate`);
    expect(copy.status(), await copy.text()).toBe(200);
  });
  expect(queuedDrafts).toEqual([]);
});

test("BLD-05 sends a notification for a version restored as published, not as a draft", async () => {
  const { id } = await addPost({ _status: "published" });
  await patchDoc(staff.client, `posts/${id}`, { title: makeName("Later") });
  const versions = `posts/versions?where[parent][equals]=${id}&sort=createdAt`;
  const [first] = await getDocs(staff.client, versions);
  const restoreVersion = async (query: string) => {
    const response = await staff.client.post(`/cms/api/posts/versions/${first?.id}${query}`);
    expect(response.status(), await response.text()).toBe(200);
  };
  expect(await staff.getAdded(() => restoreVersion("?draft=true"))).toEqual([]);
  expect(await staff.getAdded(() => restoreVersion(""))).toEqual([`content.published posts/${id}`]);
});

test("BLD-05 sends one notification per published post of a bulk change or deletion", async () => {
  const author = makeName("Author");
  const first = await addPost({ _status: "published", author });
  const second = await addPost({ _status: "published", author });
  const draft = await addPost({ _status: "draft", author });
  const all = `posts?where[author][equals]=${encodeURIComponent(author)}`;
  const both = [first.id, second.id];

  const edits = await staff.getAdded(() => patchDoc(staff.client, all, { author: `${author} B` }));
  expect(edits.sort()).toEqual(both.map((id) => `content.published posts/${id}`).sort());

  const ids = [...both, draft.id].map((id, index) => `where[id][in][${index}]=${id}`).join("&");
  const removed = await staff.getAdded(async () => {
    const data = { deletedAt: new Date().toISOString(), successor: null };
    await patchDoc(staff.client, `posts?${ids}`, data);
  });
  expect(removed.sort()).toEqual(both.map((id) => `content.removed posts/${id}`).sort());
});

const job = { title: "Sent", description: "Sent.", googleFormLink: "https://forms.example/sent" };
const ipo = { company: "Sent", status: "open", sourceName: "Sent", asOf: "2026-11-20" };
const video = { videoId: "SENT-1", title: "Sent", publishedAt: "2026-11-20T12:00:00.000Z" };
const year = { year: "2001-02", carriedForward: 0, received: 1, resolved: 1, pending: 0 };

for (const [collection, data, change] of [
  ["categories", { name: makeName("Sent") }, { order: 7 }],
  ["employees", { name: "Sent", designation: "Analyst" }, { designation: "Senior analyst" }],
  ["authors", { name: makeName("Sent") }, { role: "Analyst" }],
  ["jobs", job, { title: "Sent again" }],
  ["ipos", ipo, { ipoManager: "Sent again" }],
  ["videos", video, { title: "Sent again" }],
  ["complaint-years", year, { received: 2, resolved: 2 }],
] as const) {
  test(`BLD-05, BLD-08 sends one notification when ${collection} are created, changed or deleted`, async () => {
    let id = 0;
    const made = await staff.getAdded(async () => {
      ({ id } = await postDoc(staff.client, collection, data));
    });
    const path = `${collection}/${id}`;
    const changed = await staff.getAdded(() => patchDoc(staff.client, path, change));
    const removed = await staff.getAdded(() => removeDoc(staff.client, collection, id));
    expect([made, changed, removed]).toEqual([
      [`content.published ${path}`],
      [`content.published ${path}`],
      [`content.removed ${path}`],
    ]);
  });
}

test("BLD-05 sends one notification for a changed picture if a page shows it, else none", async () => {
  const shown = await createPicture(staff.client, "#123456");
  const unused = await createPicture(staff.client, "#654321");
  for (const _status of ["published", "published", "draft"]) {
    await addPost({ _status, thumbnail: shown.id });
  }
  await addPost({ _status: "draft", thumbnail: unused.id });
  const alt = { alt: "Another text" };
  expect(await staff.getAdded(() => patchDoc(staff.client, `media/${unused.id}`, alt))).toEqual([]);
  expect(await staff.getAdded(() => patchDoc(staff.client, `media/${shown.id}`, alt))).toEqual([
    `content.published media/${shown.id}`,
  ]);
});

test("BLD-05 sends no notification for records that only browsers request, and no account can write deliveries", async ({
  cmsFixture: { cms },
}) => {
  const queued = await staff.getAdded(async () => {
    const review = { score: 5, text: "Sent.", userName: "Sent" };
    const { id } = await postDoc(staff.client, "reviews", review);
    await removeDoc(staff.client, "reviews", id);
  });
  expect(queued).toEqual([]);
  const [delivery] = await staff.getDeliveries();
  for (const response of [
    await staff.client.post("/cms/api/deliveries", { data: { type: "content.published" } }),
    await staff.client.patch(`/cms/api/deliveries/${delivery?.id}`, { data: { type: "x" } }),
    await staff.client.delete(`/cms/api/deliveries/${delivery?.id}`),
  ]) {
    expect(response.status()).toBe(403);
  }
  expect((await fetch(`${cms.url}/cms/api/deliveries`)).status).toBe(403);
});
