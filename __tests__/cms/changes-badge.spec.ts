import { expect as plainExpect, type Page } from "@playwright/test";
import type { RebuildStatus } from "../../src/shared/contract/rebuild";
import { IDLE } from "../support/rebuild-status";
import { openAdmin } from "./cms-test";
import { postDoc, makeName } from "./cms-client";
import { test, type Publisher } from "./publishing-staff";
import type { RunningCms } from "./running-cms";
import type { Receiver } from "./webhook-receiver";

// The publishing status that staff see above the dashboard.
test.describe.configure({ mode: "default" });

/** The badge retries after 15 s if a response was too late. */
const expect = plainExpect.configure({ timeout: 60_000 });

let cms: RunningCms;
let receiver: Receiver;
let staff: Publisher;

test.beforeAll(({ cmsFixture }) => {
  ({ cms, receiver, staff } = cmsFixture);
});

const readVersion = async () => {
  const response = await staff.client.get("/api/content-version");
  return ((await response.json()) as { version: string }).version;
};

/** Status of a site that is up to date, with the given changes. */
const createStatus = async (more: Partial<RebuildStatus> = {}): Promise<RebuildStatus> => ({
  ...IDLE,
  live: { release: "r-1", contentVersion: await readVersion(), posts: 1 },
  ...more,
});

/** Opens the dashboard, or the page of details, and returns the badge. */
async function openDashboard(page: Page, token = staff.token, path = "") {
  await openAdmin(page, cms.url, token, path);
  return page.getByRole("region", { name: "Publishing" });
}

test("BLD-05 the badge follows a change from the CMS to the live release", async ({ page }) => {
  receiver.status = await createStatus({
    lastBuild: {
      at: Date.now() - 180_000,
      release: "r-1",
      seconds: 9.14,
      contentVersion: "x",
      kind: "increment",
    },
  });
  const badge = await openDashboard(page, staff.token, "/publishing");
  const headline = badge.getByRole("status");
  await expect(headline).toHaveText("The site is up to date.");
  await expect(badge).toContainText("r-1, 1 post");
  await expect(badge).toContainText("the same as in the CMS");
  await expect(badge).toContainText(/\d minutes ago, took 9\.1 s, incremental/);

  // The button queues a delivery and keeps the focus.
  const button = badge.getByRole("button", { name: "Rebuild now" });
  const before = receiver.received.length;
  receiver.status = await createStatus({ pending: { first: Date.now(), latest: Date.now() } });
  await button.click();
  await expect(headline).toHaveText("A change is waiting to be built.");
  await expect(button).toBeFocused();
  const listSentTypes = () => receiver.received.slice(before).map(({ message }) => message.type);
  await expect.poll(listSentTypes).toEqual(["rebuild.requested"]);
  expect(receiver.problems).toEqual([]);

  receiver.status = await createStatus({ buildingSince: Date.now() - 12_000 });
  await expect(headline).toHaveText("The site is being built.");
  await expect(badge).toContainText(/Build started(?:[1-5]\d seconds|\d minutes?) ago/);
});

test("EDT-30 the dashboard shows the last update's time and links to details", async ({ page }) => {
  const [older, live] = ["20261125T120000000Z", "20261125T202700000Z"];
  receiver.status = await createStatus({
    live: { release: live, contentVersion: await readVersion(), posts: 1 },
    kept: [older, live],
  });
  const badge = await openDashboard(page);
  await expect(badge.getByRole("status")).toHaveText(
    "The site is up to date. Last update: 26 Nov 2026, 1:57 AM IST.",
  );
  await expect(badge).not.toContainText(live);
  await badge.getByRole("link", { name: "Details" }).click();
  await expect(badge).toContainText(`${live}, 1 post`);
  page.on("dialog", (dialog) => dialog.accept());
  const goBack = badge.getByRole("button", { name: "Go back to this release" });
  await goBack.click();
  const getLast = () => receiver.received.at(-1)?.message;
  await expect.poll(getLast).toMatchObject({ data: { release: older } });

  const editor = await staff.addAccount("editor");
  await openDashboard(page, editor.token, "/publishing");
  await expect(badge).toContainText(`${live}, 1 post`);
  await expect(goBack).toHaveCount(0);
});

test("EDT-70, EDT-71, EDT-85, EDT-88 releases have names and seconds, also for officers; a hold's reason is shown to all staff until it ends", async ({
  page,
  cmsFixture: { editor, officer },
}) => {
  const [older, live] = ["20261125T120000000Z", "20261125T202709000Z"];
  const { id } = await postDoc(staff.client, "categories", { name: makeName("Live") });
  const name = "“Rate cuts and your EMI” edited, 2 IPOs, by asha@firm.example";
  const release = { release: live, contentVersion: await readVersion(), posts: 1 };
  receiver.status = await createStatus({
    live: release,
    kept: [older, live],
    names: { [live]: name },
  });
  const badge = await openDashboard(page, staff.token, "/publishing");
  const stored = badge.getByRole("list", { name: "Stored releases" }).getByRole("listitem");
  await expect(stored.first()).toHaveText(`26 Nov 2026, 1:57:09 AM IST${name}On the site`);
  await expect(stored.last()).toContainText(/^25 Nov 2026, 5:30:00 PM IST/);
  const look = stored.last().getByRole("link", { name: "Look at it" });
  await expect(look).toHaveAttribute("href", /^http:\/\/preview\.firm\.example\/\?release=/);

  page.on("dialog", (dialog) => dialog.accept());
  await openDashboard(page, officer.token, "/publishing");
  await expect(stored).toHaveText([/1:57:09 AM.*On the site$/, /5:30:00 PM ISTLook at it$/]);
  await badge.getByLabel("Reason for a hold").fill("Wrong target prices");
  await badge.getByRole("button", { name: "Hold: nothing new goes live" }).click();
  await expect(badge.getByRole("status")).toContainText("Wrong target prices");
  await openDashboard(page, editor.token);
  await expect(badge.getByRole("status")).toHaveText(
    /^Nothing new goes live until .* IST\. .*@.* gave the reason: “Wrong target prices”\./,
  );
  await expect(badge.getByRole("button", { name: "End the hold" })).toHaveCount(0);
  await openAdmin(page, cms.url, editor.token, `/collections/categories/${id}`);
  await page.locator("#field-name").fill(makeName("Held"));
  await page.locator("#action-save").click();
  await expect(page.getByText(/^Nothing new goes live until .*\d:\d\d [AP]M IST\. /)).toBeVisible();
  await openDashboard(page, officer.token, "/publishing");
  await badge.getByRole("button", { name: "End the hold" }).click();
  await expect(badge.getByRole("status")).toHaveText(/^The site is up to date/);
});

test("EDT-30 a line after a save turns green when the change is live", async ({ page }) => {
  receiver.status = await createStatus();
  const { id } = await postDoc(staff.client, "categories", { name: makeName("On its way") });
  await openAdmin(page, cms.url, staff.token, `/collections/categories/${id}`);
  const line = page.locator(".save-state");
  await expect(line).toContainText(/Saved .*IST$/);
  await page.locator("#field-name").fill(makeName("On the site"));
  await page.locator("#action-save").click();
  const state = line.getByRole("status");
  await expect(state).toHaveText("On its way to the site…");
  const readColor = () => state.evaluate((element) => getComputedStyle(element).color);
  const before = await readColor();
  receiver.status = await createStatus();
  await expect(state).toHaveText("On the site");
  expect(await readColor()).not.toBe(before);
});

test("EDT-30 the line also follows a new record", async ({ page }) => {
  receiver.status = await createStatus();
  await openAdmin(page, cms.url, staff.token, "/collections/categories/create");
  await page.locator("#field-name").fill(makeName("Created"));
  await page.locator("#action-save").click();
  await expect(page).toHaveURL(/categories\/\d+/);
  await expect(page.locator(".save-state").getByRole("status")).toHaveText(
    "On its way to the site…",
  );
});

test("BLD-05 the badge sends no requests while its tab is hidden", async ({ page }) => {
  receiver.status = await createStatus({ buildingSince: Date.now() });
  await page.clock.install();
  const badge = await openDashboard(page);
  await expect(badge.getByRole("status")).toHaveText("The site is being built.");
  let calls = 0;
  page.on("request", (call) => {
    if (call.url().endsWith("/cms/api/publishing")) calls += 1;
  });
  const setVisibility = (state: "hidden" | "visible") =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value: value === "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await setVisibility("hidden");
  calls = 0;
  await page.clock.runFor(60_000);
  expect(calls).toBe(0);
  await setVisibility("visible");
  await expect.poll(() => calls).toBeGreaterThan(0);
});

for (const [role, rebuilds] of [
  ["editor", 202],
  ["officer", 403],
] as const) {
  test(`BLD-05 the ${role} reads the status, and a rebuild request gets ${rebuilds}`, async ({
    page,
    cmsFixture,
  }) => {
    receiver.status = await createStatus();
    const { client, token } = cmsFixture[role];
    const read = await client.get("/cms/api/publishing");
    expect(read.status()).toBe(200);
    expect(read.headers()["cache-control"]).toBe("no-store");
    expect((await client.post("/cms/api/publishing/rebuild")).status()).toBe(rebuilds);
    const badge = await openDashboard(page, token);
    await expect(badge.getByRole("status")).toHaveText("The site is up to date.");
    await expect(badge.getByRole("button")).toHaveCount(rebuilds === 202 ? 1 : 0);
  });
}

test("BLD-05 a visitor can neither read the status nor request a rebuild", async () => {
  const before = (await staff.getDeliveries()).length;
  expect((await fetch(`${cms.url}/cms/api/publishing`)).status).toBe(401);
  const response = await fetch(`${cms.url}/cms/api/publishing/rebuild`, { method: "POST" });
  expect(response.status).toBe(401);
  expect((await staff.getDeliveries()).length).toBe(before);
});
