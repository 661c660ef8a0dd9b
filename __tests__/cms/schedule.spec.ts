import { join } from "node:path";
import { expect as plainExpect, type Page, type Request } from "@playwright/test";
import { openAdmin, type Person } from "./cms-test";
import { postDoc, makeName, openAsVisitor } from "./cms-client";
import { createTestSlug } from "./post-test";
import { patchDoc, createEnv, test, type Publisher } from "./publishing-staff";
import { OWN_SECRET, listProgramArgs, runCms, type RunningCms } from "./running-cms";
import { chooseDay, openDrawer, saveSchedule } from "./schedule-drawer";
import type { Receiver } from "./webhook-receiver";
import { changeDatabase } from "./in-database";

type ScheduleRow = {
  post: number;
  /** Account that made the schedule. */
  user: number;
  at: Date;
  type?: "publish" | "unpublish";
  /** True if a killed process had claimed the schedule. */
  processing?: boolean;
};

/** Stores a schedule like the drawer does, but also for a past time. */
function storeSchedule(
  cms: RunningCms,
  { post, user, at, type = "publish", processing = false }: ScheduleRow,
): Promise<void> {
  const input = {
    type,
    doc: { relationTo: "posts", value: String(post) },
    user: { relationTo: "users", value: user },
    timezone: "Asia/Kolkata",
  };
  return changeDatabase(
    cms,
    "INSERT INTO payload_jobs (input, task_slug, wait_until, processing) VALUES (?, 'schedulePublish', ?, ?)",
    [JSON.stringify(input), at.toISOString(), Number(processing)],
  );
}

function makeDue(cms: RunningCms, post: number): Promise<void> {
  return changeDatabase(
    cms,
    "UPDATE payload_jobs SET wait_until = ? WHERE json_extract(input, '$.doc.value') = ?",
    [new Date(Date.now() - 1000).toISOString(), String(post)],
  );
}

// Times are Indian, also for an editor in New York.
test.describe.configure({ mode: "default" });
test.use({ timezoneId: "America/New_York" });

/** The worker checks every 5 s, and a busy machine delays it. */
const expect = plainExpect.configure({ timeout: 60_000 });

let cms: RunningCms;
let receiver: Receiver;
let staff: Publisher;
let editor: Person;
let officer: Person;

test.beforeAll(({ cmsFixture }) => {
  ({ cms, receiver, staff, editor, officer } = cmsFixture);
});

const addDraft = (more: object = {}) =>
  postDoc<{ id: number; title: string }>(editor.client, "posts?draft=true", {
    title: makeName("Scheduled"),
    _status: "draft",
    ...more,
  });

const schedulePost = (post: number, at = new Date(), more: Partial<ScheduleRow> = {}) =>
  storeSchedule(cms, { post, user: editor.id, at, ...more });

type Stored = { _status: string; slug: string | null; date: string | null };
const readPost = async (id: number) =>
  (await (await staff.client.get(`/cms/api/posts/${id}?depth=0`)).json()) as Stored;
const toStatusReader = (id: number) => async () => (await readPost(id))._status;
const listQueued = async (id: number) =>
  (await staff.getDeliveries())
    .filter((each) => each.changedId === String(id))
    .map(({ type }) => type);

const getDueList = (page: Page) => page.getByRole("region", { name: /^Coming up/ });

test("EDT-03 publishes a scheduled post at its Indian time, as if by hand", async ({ page }) => {
  const { id, title } = await addDraft();
  const drawer = await openDrawer(page, cms.url, editor.token, id);
  await expect(drawer).toContainText("India (IST)");
  const day = await chooseDay(page);
  await saveSchedule(page);
  await expect(drawer.getByRole("table")).toContainText(`${day}, 9:00 AM`);
  await openAdmin(page, cms.url, editor.token);
  await expect(getDueList(page).getByRole("link", { name: title })).toBeVisible();
  await expect(getDueList(page)).toContainText(`Will be published on ${day}, 9:00 AM IST`);
  expect(await readPost(id)).toMatchObject({ _status: "draft", slug: null });

  await makeDue(cms, id);
  await expect.poll(toStatusReader(id)).toBe("published");
  const { slug, date } = await readPost(id);
  expect(slug).toBe(title.toLowerCase().replaceAll(" ", "-"));
  expect(date).not.toBeNull();
  await expect.poll(() => listQueued(id)).toEqual(["content.published"]);
  const listSent = () => receiver.findReceived("posts", String(id));
  await expect.poll(() => listSent().length).toBe(1);
  const log = await staff.client.get(
    `/cms/api/audit-log?sort=number&where[recordId][equals]=${id}&where[changedCollection][equals]=posts`,
  );
  const { docs } = (await log.json()) as { docs: { userEmail: string; action: string }[] };
  expect(docs.map(({ userEmail, action }) => [userEmail, action])).toEqual([
    [editor.email, "created"],
    [editor.email, "scheduled"],
    [editor.email, "published"],
  ]);
});

test("EDT-87 a day in a form is India's, in every time zone", async ({ browser }) => {
  for (const timezoneId of ["America/New_York", "Pacific/Auckland"]) {
    const data = { title: makeName("Early"), _status: "published" };
    const { id } = await postDoc(staff.client, "posts", data);
    const early = ["2026-11-20T20:35:00.000Z", String(id)];
    await changeDatabase(cms, "UPDATE posts SET date = ? WHERE id = ?", early);
    const page = await browser.newPage({ timezoneId });
    await openAdmin(page, cms.url, editor.token, `/collections/posts/${id}`);
    const day = page.locator("#field-date input");
    await expect(day).toHaveValue("21 Nov 2026");
    const saved = page.waitForResponse(/autosave=true/);
    await day.fill("5/12/2026");
    await day.press("Enter");
    await expect(day).toHaveValue("5 Dec 2026");
    expect(await (await saved).text()).toContain('"date":"2026-12-05T12:00:00.000Z"');
    await page.close();
  }
});

test("EDT-71 a schedule that is due during a hold publishes after it", async () => {
  const setHold = (reason: string | null) =>
    staff.client.post("/cms/api/publishing/hold", { data: { reason } });
  const { id } = await addDraft();
  expect((await setHold("Wrong figures")).status()).toBe(202);
  await schedulePost(id);
  await expect.poll(() => cms.log()).toContain(`schedule of post ${id} failed: Nothing new goes`);
  expect(await readPost(id)).toMatchObject({ _status: "draft" });
  expect((await setHold(null)).status()).toBe(202);
  await makeDue(cms, id);
  await expect.poll(toStatusReader(id)).toBe("published");
});

test("EDT-03 a schedule can be removed; one in the past and one by a non-publisher are refused with the reason", async ({
  page,
}) => {
  const { id } = await addDraft();
  const drawer = await openDrawer(page, cms.url, editor.token, id);
  await expect(drawer.getByText("Unpublish", { exact: true })).toBeHidden();
  await chooseDay(page);
  await saveSchedule(page);
  await expect(drawer.locator(".schedule-publish__delete")).toBeVisible();
  // At that moment the post is not published yet.
  await chooseDay(page, "Unpublish");
  await saveSchedule(page);
  await expect(page.getByText("Not scheduled: the post will not be published")).toBeVisible();
  await drawer.locator(".schedule-publish__delete").click();
  await expect(drawer).toContainText("Nothing is scheduled.");

  // Sends a time that has passed when the call arrives.
  const calls: Request[] = [];
  await page.route("**/cms/collections/posts/**", (route, request) => {
    const body = request.postData() ?? "";
    if (!body.includes("schedule-publish") || !body.includes("$D")) return route.continue();
    calls.push(request);
    return route.continue({ postData: body.replace(/\$D[^"]+/, "$D2020-01-02T03:30:00.000Z") });
  });
  await chooseDay(page);
  await saveSchedule(page);
  await expect(
    page.getByText("2 Jan 2020, 9:00 AM IST has passed. Choose a later time"),
  ).toBeVisible();
  await expect(drawer).toContainText("Nothing is scheduled.");

  const [call] = calls;
  const headers = Object.entries(call?.headers() ?? {}).filter(([name]) =>
    /^(?:accept|content-type|next-)/.test(name),
  );
  const byOfficer = await officer.client.post(call?.url() ?? "", {
    headers: Object.fromEntries(headers),
    data: call?.postData(),
  });
  expect(await byOfficer.text()).toContain("Only admins and editors may schedule.");
  expect(await toStatusReader(id)()).toBe("draft");
});

test("EDT-01 EDT-03 a schedule that publishes another slug redirects the old address", async () => {
  const [before, after] = [createTestSlug("before"), createTestSlug("after")];
  const { id } = await addDraft({ slug: before });
  await patchDoc(editor.client, `posts/${id}`, { _status: "published" });
  await patchDoc(editor.client, `posts/${id}?draft=true`, { slug: after, _status: "draft" });
  expect((await readPost(id)).slug).toBe(before);
  await schedulePost(id);
  await expect.poll(async () => (await readPost(id)).slug).toBe(after);
  const list = await staff.client.get(`/cms/api/redirects?depth=0&where[post][equals]=${id}`);
  expect((await list.json()) as object).toMatchObject({ docs: [{ from: `/blog/${before}/` }] });
});

test("EDT-03 no endpoint runs, reads or creates jobs", async () => {
  const anyone = await openAsVisitor(cms.url);
  for (const client of [anyone, officer.client, editor.client, staff.client]) {
    for (const [path, status] of [
      ["", 403],
      ["/run", 401],
      ["/handle-schedules", 401],
    ] as const) {
      expect((await client.get(`/cms/api/payload-jobs${path}`)).status(), path).toBe(status);
    }
    const made = await client.post("/cms/api/payload-jobs", { data: { taskSlug: "inline" } });
    expect(made.status()).toBe(403);
  }
  await anyone.dispose();
});

test("EDT-03 a failed schedule shows in the log and on the dashboard until its post is handled", async ({
  page,
}) => {
  const { id, title } = await addDraft({ revisionNote: "A note without its day" });
  await schedulePost(id);
  await expect.poll(cms.log).toContain(`the schedule of post ${id} failed`);
  await openAdmin(page, cms.url, officer.token);
  await expect(getDueList(page)).toContainText(title);
  await expect(getDueList(page)).toContainText(/Could not be published on .* IST: .*revisedAt/);
  expect(await toStatusReader(id)()).toBe("draft");
  for (const secret of [title, editor.email]) expect(cms.log()).not.toContain(secret);

  await patchDoc(editor.client, `posts/${id}`, { revisionNote: null, _status: "published" });
  await schedulePost(id, new Date(Date.now() + 3_600_000));
  await page.reload();
  await expect(getDueList(page)).toContainText("Will be published");
  await expect(getDueList(page)).not.toContainText("Could not be published");
  const deletedAt = new Date().toISOString();
  await patchDoc(editor.client, `posts/${id}`, { deletedAt, successor: null });
  await page.reload();
  await expect(page.getByText("Nothing due in the next two weeks.")).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test("EDT-03 two simultaneous ticks publish each post once; overdue schedules run at the CMS's start", async () => {
  const posts = [await addDraft(), await addDraft(), await addDraft()];
  const late = await addDraft();
  const halfDone = await addDraft();
  const old = await addDraft({ slug: createTestSlug("old") });
  await patchDoc(editor.client, `posts/${old.id}`, { _status: "published" });
  // Another process has claimed this one.
  await schedulePost(halfDone.id, new Date(Date.now() - 60_000), { processing: true });
  const before = await addDraft();
  await schedulePost(before.id);
  await expect.poll(toStatusReader(before.id)).toBe("published");
  expect(await toStatusReader(halfDone.id)()).toBe("draft");

  await cms.kill();
  for (const { id } of posts) await schedulePost(id);
  const own = { NODE_ENV: "production" as const, ...OWN_SECRET, DATA_DIR: cms.dataDir };
  const env = Object.assign({ ...process.env }, createEnv(receiver.url), own);
  const ticks = listProgramArgs(join(__dirname, "two-ticks-process.ts"));
  const { code, output } = await runCms(ticks, env);
  expect(code, output).toBe(0);
  await schedulePost(late.id);
  await schedulePost(old.id, new Date(), { type: "unpublish" });
  await cms.start();
  // Checked immediately, so the ticks have published them, not the start.
  for (const { id } of posts) expect(await toStatusReader(id)()).toBe("published");
  for (const { id } of [late, halfDone]) await expect.poll(toStatusReader(id)).toBe("published");
  for (const { id } of [...posts, late, halfDone]) {
    expect(await listQueued(id)).toEqual(["content.published"]);
  }
  await expect.poll(toStatusReader(old.id)).toBe("draft");
  expect(await listQueued(old.id)).toEqual(["content.published", "content.removed"]);
});
