import { expect, type APIRequestContext } from "@playwright/test";
import { QUEUES_PATH } from "../../src/shared/contract/queues";
import { postDoc, getDocs, makeName, openAsVisitor } from "./cms-client";
import { toPastDay, changeDatabase } from "./in-database";
import { patchDoc, test, type Publisher } from "./publishing-staff";
import type { RunningCms } from "./running-cms";
import { REBUILD_TOKEN, WEBHOOK_SECRET, type Receiver } from "./webhook-receiver";

// Delivery of changes to the site under faults: one CMS and one receiver, stopped and started.
test.describe.configure({ mode: "default" });

let cms: RunningCms;
let receiver: Receiver;
let staff: Publisher;

test.beforeAll(({ cmsFixture }) => {
  ({ cms, receiver, staff } = cmsFixture);
});

const addCategory = async () =>
  String((await postDoc(staff.client, "categories", { name: makeName("Delivered") })).id);

const getLastDelivery = async () => {
  const delivery = (await staff.getDeliveries()).at(-1);
  if (!delivery) throw new Error("Nothing was queued.");
  return delivery;
};
const listReceived = (id: string) => receiver.findReceived("categories", id);
const getDelivery = async () => (await getLastDelivery()).delivery;
const expectSent = () => expect.poll(async () => (await getDelivery()).state, LONG).toBe("sent");
/** Retry delays double, so a slow start makes the next one long. */
const LONG = { timeout: 90_000, intervals: [100, 250] };

test("BLD-05 a change is delivered, signed, with type and id", async () => {
  const id = await addCategory();
  await expect.poll(() => listReceived(id).length).toBe(1);
  await expectSent();
  const [call] = listReceived(id);
  expect(call?.id).toBe((await getLastDelivery()).webhookId);
  expect(call?.message).toEqual({
    type: "content.published",
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: {
      collection: "categories",
      id,
      withdrawn: { addresses: expect.any(Array), at: expect.any(Number) },
      heldUntil: null,
      change: {
        ...{ id, title: expect.stringContaining("Delivered"), collection: "blog categories" },
        ...{ verb: "added", by: expect.stringContaining("@") },
      },
    },
  });
  expect(receiver.problems).toEqual([]);
});

test("EDT-70 a delivery says what was done to its record", async ({ cmsFixture: { editor } }) => {
  const title = makeName("Named");
  const listVerbs = () =>
    receiver.received
      .filter(({ message }) => message.data.change?.title === title)
      .map(({ message: { data } }) => [data.change?.verb, data.change?.by]);
  const { id } = await postDoc(editor.client, "posts?draft=true", { title, _status: "draft" });
  const expected: string[][] = [];
  for (const [verb, data] of [
    ["published", { _status: "published" }],
    ["edited", { title, _status: "published", shortDescription: "Shorter" }],
    ["unpublished", { _status: "draft" }],
  ] as const) {
    await patchDoc(editor.client, `posts/${id}`, data);
    expected.push([verb, editor.email]);
    await expect.poll(listVerbs).toEqual(expected);
  }
});

test("BLD-05 retries a refused delivery with the same id and a new time", async () => {
  receiver.response = 500;
  const id = await addCategory();
  await expect.poll(() => listReceived(id).length, LONG).toBeGreaterThanOrEqual(3);
  const delivery = await getDelivery();
  expect(delivery).toMatchObject({ state: "stored", lastError: "returned 500" });
  receiver.response = 308;
  await expect.poll(async () => (await getDelivery()).lastError, LONG).toContain("redirects");
  receiver.response = 202;
  await expectSent();
  const calls = listReceived(id);
  expect(new Set(calls.map((call) => call.id)).size).toBe(1);
  const times = calls.map(({ sentAt }) => sentAt);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeGreaterThan(times[0] ?? Infinity);
  expect(receiver.problems).toEqual([]);
});

test("BLD-05 changes wait while the site is down, and are sent after the next delivery", async () => {
  await receiver.end();
  const early = [await addCategory(), await addCategory()];
  const getPair = () => staff.getDeliveries().then((all) => all.slice(-2).map((it) => it.delivery));
  const failed = { state: "stored", lastError: "ECONNREFUSED" };
  await expect.poll(getPair, LONG).toMatchObject([failed, failed]);
  // From now on they wait for an hour, unless a delivery succeeds.
  const sql = "UPDATE deliveries SET delivery_next_attempt_at = ? WHERE changed_id IN (?, ?)";
  await changeDatabase(cms, sql, [new Date(Date.now() + 3_600_000).toISOString(), ...early]);

  await receiver.start();
  const late = await addCategory();
  await expect.poll(() => listReceived(late).length).toBe(1);
  await expect.poll(() => early.map((id) => listReceived(id).length)).toEqual([1, 1]);
  await expectSent();
});

test("BLD-05 a receiver that does not respond is abandoned after the timeout", async () => {
  receiver.response = "silence";
  const started = Date.now();
  const id = await addCategory();
  await expect.poll(async () => (await getDelivery()).lastError, LONG).toContain("within 8 s");
  expect(Date.now() - started).toBeGreaterThan(7800);
  receiver.response = 202;
  await expectSent();
  expect(new Set(listReceived(id).map((call) => call.id)).size).toBe(1);
});

test("BLD-05 staff can send a delivery again, and the receiver accepts it", async () => {
  const { id } = await getLastDelivery();
  const anyone = await fetch(`${cms.url}/cms/api/deliveries/${id}/send-again`, { method: "POST" });
  expect(anyone.status).toBe(403);
  const before = receiver.received.length;
  const response = await staff.client.post(`/cms/api/deliveries/${id}/send-again`);
  expect(response.status()).toBe(200);
  await expect.poll(() => receiver.received.length).toBe(before + 1);
  const [first, again] = receiver.received.slice(-2).map((call) => call.id);
  expect(again).toBe(`${first}_2`);
  expect(receiver.problems).toEqual([]);
});

test("BLD-05 the log records failures, without secret or address", async () => {
  expect(cms.log()).toMatch(/change \d+ could not be sent to the site \(attempt 1, ECONNREFUSED\)/);
  expect(cms.log()).not.toContain(WEBHOOK_SECRET);
  expect(cms.log()).not.toContain("/webhooks/");
});

test("BLD-05 a CMS that is killed while it sends, then starts without a secret, keeps changes for 30 days and logs the reason once", async () => {
  await addCategory();
  await addCategory();
  await expectSent();
  const [old, young] = (await staff.getDeliveries()).slice(-2);
  receiver.response = "silence";
  const interrupted = await addCategory();
  await expect.poll(() => listReceived(interrupted).length).toBe(1);
  await cms.kill();
  const tries = listReceived(interrupted).length;
  receiver.response = 202;
  const logged = cms.log().length;
  await cms.start({ WEBHOOK_SECRETS: undefined });
  const id = await addCategory();
  expect(await getDelivery()).toMatchObject({ state: "stored", attempts: 0 });
  const readLog = () => cms.log().slice(logged);
  const missingSecret = /not sent to the site: set WEBHOOK_SECRETS/g;
  await expect.poll(() => readLog().match(missingSecret)).toHaveLength(1);
  await cms.kill();
  expect([listReceived(id).length, listReceived(interrupted).length]).toEqual([0, tries]);

  for (const [each, days] of [
    [old, 31],
    [young, 29],
  ] as const) {
    const sql = "UPDATE deliveries SET created_at = ? WHERE id = ?";
    await changeDatabase(cms, sql, [toPastDay(days), each?.id ?? 0]);
  }
  await cms.start();
  await expect.poll(() => listReceived(id).length, LONG).toBe(1);
  await expect.poll(() => listReceived(interrupted).length, LONG).toBeGreaterThan(tries);
  expect(new Set(listReceived(interrupted).map((call) => call.id)).size).toBe(1);
  const listIds = async () => (await staff.getDeliveries()).map((each) => each.id);
  await expect.poll(listIds).not.toContain(old?.id);
  expect(await listIds()).toContain(young?.id);
});

test("BLD-05 only admins approve a waiting release, in a signed call, and see the outcome", async ({
  cmsFixture: { editor },
}) => {
  const anyone = await openAsVisitor(cms.url);
  const approveAs = async (client: APIRequestContext, data: object = { pendingApproval: "h-1" }) =>
    (await client.post("/cms/api/publishing/confirm", { data })).status();
  const before = receiver.received.length;
  expect([await approveAs(anyone), await approveAs(editor.client)]).toEqual([401, 403]);
  expect(await approveAs(staff.client, {})).toBe(400);
  expect(receiver.received).toHaveLength(before);
  expect(await approveAs(staff.client)).toBe(202);
  const { message } = receiver.received.at(-1) ?? {};
  expect(message).toMatchObject({ type: "release.confirmed", data: { pendingApproval: "h-1" } });
  receiver.response = 409;
  expect(await approveAs(staff.client)).toBe(409);
  receiver.response = 202;
  await anyone.dispose();
});

test("BLD-05 only admins roll back, in a signed call, and the audit log records it", async ({
  cmsFixture: { editor },
}) => {
  const release = "20261126T010000000Z";
  const rollBackAs = async (client: APIRequestContext, data: object = { release }) =>
    (await client.post("/cms/api/publishing/rollback", { data })).status();
  const before = receiver.received.length;
  expect(await rollBackAs(editor.client)).toBe(403);
  expect(receiver.received).toHaveLength(before);
  expect(await rollBackAs(staff.client)).toBe(202);
  const { message } = receiver.received.at(-1) ?? {};
  expect(message).toMatchObject({ type: "release.rolled-back", data: { release } });
  const [line] = await getDocs(staff.client, "audit-log?limit=1&sort=-number");
  expect(line).toMatchObject({ action: "release rolled back", details: release });
});

test("EDT-55 officers approve texts of a repository, in a signed call; editors do not", async ({
  cmsFixture: { editor, officer },
}) => {
  const content = "a".repeat(64);
  const approveAs = async (client: APIRequestContext) =>
    (await client.post("/cms/api/publishing/content", { data: { content } })).status();
  const before = receiver.received.length;
  expect(await approveAs(editor.client)).toBe(403);
  expect(receiver.received).toHaveLength(before);
  expect(await approveAs(officer.client)).toBe(202);
  const { message } = receiver.received.at(-1) ?? {};
  expect(message).toMatchObject({ type: "content.approved", data: { content } });
  const [line] = await getDocs(officer.client, "audit-log?limit=1&sort=-number");
  expect(line).toMatchObject({ action: "content approved", details: content });
});

test("EDT-71 a hold refuses what visitors would see, also after a kill, but no withdrawal and no figures", async ({
  cmsFixture: { editor, officer },
}) => {
  const setHold = async (client: APIRequestContext, reason: string | null) =>
    (await client.post("/cms/api/publishing/hold", { data: { reason } })).status();
  const getHook = () => receiver.received.at(-1)?.message;
  const { id } = await postDoc(staff.client, "posts", {
    ...{ title: makeName("Live"), _status: "published" },
  });
  const published = `posts/${id}`;
  expect(await setHold(editor.client, "Mine")).toBe(403);
  expect(await setHold(officer.client, " ")).toBe(400);
  expect(await setHold(officer.client, "Wrong target prices")).toBe(202);
  await expect.poll(getHook).toMatchObject({ type: "hold.changed" });
  const { heldUntil } = getHook()?.data ?? {};
  expect(Math.abs((heldUntil ?? 0) - Date.now() - 86_400_000)).toBeLessThan(60_000);
  await cms.kill();
  await cms.start();
  expect(await setHold(staff.client, "Again")).toBe(409);

  const refused = await staff.client.patch(`/cms/api/${published}`, { data: { title: "New" } });
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain("Wrong target prices");
  for (const [collection, data] of [
    ["posts", { title: makeName("New"), _status: "published" }],
    ["categories", { name: makeName("New") }],
    ["reviews", { score: 5, text: "Good.", userName: "A reader" }],
    ["events", { title: "Webinar", active: true }],
  ] as const)
    expect((await staff.client.post(`/cms/api/${collection}`, { data })).status()).not.toBe(201);
  const data = { csv: `Company\n${makeName("Held")}`, dryRun: false };
  const imported = await staff.client.post("/cms/api/ipos/import", { data });
  expect(await imported.text()).toContain("Wrong target prices");
  const confirm = { data: { pendingApproval: "h-1" } };
  expect((await staff.client.post("/cms/api/publishing/confirm", confirm)).status()).toBe(409);
  await patchDoc(staff.client, `${published}?draft=true`, { title: makeName("A draft") });
  await patchDoc(staff.client, published, { _status: "draft" });
  const month = { year: 2019, month: "10", carriedForward: 0, received: 0, resolved: 0 };
  await postDoc(officer.client, "complaint-months", month);

  expect(await setHold(staff.client, null)).toBe(202);
  await expect.poll(getHook).toMatchObject({ type: "hold.changed", data: { heldUntil: null } });
  await patchDoc(staff.client, published, { _status: "published" });
  const lines = await getDocs(
    staff.client,
    "audit-log?limit=2&sort=-number&where[action][like]=hold",
  );
  expect(lines).toMatchObject([
    { action: "hold ended" },
    { action: "hold started", userEmail: officer.email, details: "Wrong target prices" },
  ]);
});

test("queue counts can be read only with the site server's token", async () => {
  const fetchQueues = (authorization: string) =>
    fetch(cms.url + QUEUES_PATH, { headers: { authorization } });
  for (const wrong of ["", "Bearer ", `JWT ${staff.token}`]) {
    expect((await fetchQueues(wrong)).status).toBe(401);
  }
  const number = expect.any(Number);
  const counts = { waiting: number, failed: number };
  const response = await fetchQueues(`Bearer ${REBUILD_TOKEN}`);
  expect(await response.json()).toEqual({ mail: counts, webhook: counts });
});
