import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { getMonthName } from "../../cms/src/records/months";
import { getIndianDay } from "../../src/shared/domain/clock";
import { formatLongDate } from "../../src/shared/domain/dates";
import { toVisitsFile, getVisitsFolder } from "../../src/shared/node/visit-counts";
import { runAxe } from "../support/page-checks";
import { IDLE } from "../support/rebuild-status";
import { openAdmin, type Person } from "./cms-test";
import { postDoc, getDocs, removeDoc, makeName } from "./cms-client";
import { FIELDS, toParts, sendForm } from "./enquiry-form";
import { patchDoc, test, type Publisher } from "./publishing-staff";
import type { RunningCms } from "./running-cms";

// The dashboard's lists by role.
test.describe.configure({ mode: "default" });

let cms: RunningCms;
let staff: Publisher;
let editor: Person;
let officer: Person;

test.beforeAll(({ cmsFixture }) => {
  ({ cms, staff, editor, officer } = cmsFixture);
});

const findList = (page: Page, name: RegExp) => page.getByRole("region", { name });
const today = getIndianDay(process.env.SITE_TODAY ?? null);

test("EDT-04 an editor sees drafts, open enquiries and what is due", async ({ page }) => {
  const addPost = (name: string, _status: string) =>
    postDoc(staff.client, "posts", { title: makeName(name), _status });
  const addOwn = (name: string) =>
    postDoc(editor.client, "posts?draft=true", { title: makeName(name), _status: "draft" });
  const waiting = await addOwn("Waiting");
  const changed = { title: makeName("Changed") };
  const { id } = await addPost("Live", "published");
  await patchDoc(editor.client, `posts/${id}?draft=true`, { ...changed, _status: "draft" });
  await addPost("Of a colleague", "draft");
  const subject = makeName("A question");
  expect((await sendForm(cms.url, toParts({ subject }))).status).toBe(200);
  const company = makeName("Closing");
  const ipo = {
    company,
    openingDate: today,
    closingDate: formatLongDate(today),
    sourceName: "A prospectus",
  };
  await postDoc(staff.client, "ipos", { ...ipo, asOf: new Date().toISOString() });

  await openAdmin(page, cms.url, editor.token);
  const drafts = findList(page, /^My drafts \(\d+\)/);
  await expect(drafts.getByRole("listitem").first()).toContainText(changed.title);
  await expect(drafts.getByRole("listitem").first()).toContainText(
    "On the site, changes not published. Saved",
  );
  await expect(drafts.getByRole("listitem").nth(1)).toContainText("Never published. Saved");
  await expect(drafts).not.toContainText("Of a colleague");
  await expect(page.getByRole("link", { name: "Write a post" })).toBeVisible();
  const enquiries = findList(page, /^Open enquiries \(\d+\)/);
  await expect(enquiries.getByRole("listitem").first()).toContainText(subject);
  for (const secret of [FIELDS.name, FIELDS.email, FIELDS.phone, FIELDS.message]) {
    await expect(enquiries).not.toContainText(secret);
  }
  await expect(findList(page, /^Coming up/)).toContainText(`IPO of ${company}`);
  await expect(findList(page, /^Coming up/)).not.toContainText("Complaint");
  await drafts.getByRole("link", { name: /^Waiting/ }).click();
  await expect(page).toHaveURL(new RegExp(`/posts/${waiting.id}$`));

  const [enquiry] = await getDocs(staff.client, `enquiries?where[subject][equals]=${subject}`);
  await patchDoc(staff.client, `enquiries/${enquiry?.id}`, { handled: true });
  await patchDoc(staff.client, `posts/${id}`, { _status: "published" });
  await openAdmin(page, cms.url, editor.token);
  await expect(page.locator(".waiting")).toContainText("Waiting");
  await expect(page.locator(".waiting")).not.toContainText(subject);
  await expect(page.locator(".waiting")).not.toContainText(changed.title);
});

test("OPS-07 a missing page is listed until it has a redirect", async ({ page }) => {
  const folder = getVisitsFolder(cms.dataDir);
  const missing = { "/old-page": 1200 };
  const counts = { views: { Home: 1 }, missing, searches: { "bonus shares": 4 } };
  mkdirSync(folder);
  writeFileSync(toVisitsFile(folder, "2026-11-01"), JSON.stringify(counts));
  await openAdmin(page, cms.url, editor.token);
  const missed = findList(page, /^Pages not found \(1\)/).getByRole("listitem");
  await expect(missed).toContainText("/old-page1,200 times in 90 days");
  await expect(findList(page, /^Searches without a result/)).toContainText("bonus shares4 times");
  await expect(findList(page, /^Views/)).toContainText("Homeonce in 90 days");
  await missed.getByRole("link", { name: "Make a redirect" }).click();
  await expect(page.getByLabel("Old address")).toHaveValue("/old-page");
  const redirect = await postDoc(staff.client, "redirects", {
    from: "/old-page",
    page: "/about-us/",
  });
  await openAdmin(page, cms.url, editor.token);
  await expect(findList(page, /^Coming up/)).toBeVisible();
  await expect(findList(page, /^Pages not found/)).toHaveCount(0);
  await removeDoc(staff.client, "redirects", redirect.id);
  rmSync(folder, { recursive: true });
});

test("FRM-10 a request about personal data shows the days left to answer it", async ({ page }) => {
  const subject = makeName("Erase my data");
  const parts = toParts({ title: "My personal data", subject });
  expect((await sendForm(cms.url, parts)).status).toBe(200);
  await openAdmin(page, cms.url, officer.token);
  const item = findList(page, /^Coming up/)
    .getByRole("listitem")
    .filter({ hasText: subject });
  await expect(item).toContainText(/\d+ days left, answer by \d+ \w+ \d{4}/);
});

test("EDT-04 a compliance officer sees missing complaint figures", async ({ page }) => {
  const lastMonth = new Date(today);
  lastMonth.setUTCDate(0);
  const [year = "", month = ""] = lastMonth.toISOString().split("-");
  const name = getMonthName(month, Number(year));
  const where = `where[year][equals]=${year}&where[month][equals]=${month}`;
  for (const { id } of await getDocs(staff.client, `complaint-months?${where}`)) {
    await removeDoc(staff.client, "complaint-months", id);
  }
  await openAdmin(page, cms.url, officer.token);
  const line = `Complaint month ${name}Not entered yet: show it by 7 `;
  await expect(findList(page, /^Coming up/)).toContainText(line);
  await expect(findList(page, /^Coming up/)).not.toContainText("IPO of");
  await expect(page.locator(".waiting")).not.toContainText("Contact us");
  await expect(page.getByRole("link", { name: "Write a post" })).toHaveCount(0);
});

test("TRU-26 compliance officers see duties with days, failed first", async ({ page }) => {
  await openAdmin(page, cms.url, officer.token);
  const items = page.locator(".waiting details:has-text('Duties') li");
  await expect(items.first()).toBeHidden();
  for (const state of ["FAILED", "OK"]) {
    await page.getByRole("heading", { name: `Duties ${state}` }).click();
    await expect(findList(page, new RegExp(`^Duties ${state}`))).toContainText(`${state}: `);
  }
  await expect(items.filter({ hasText: "Registration fee" })).toContainText(
    /FAILED: Fee block ended on 7 October 2026, receipt .* \(\d+ days late\)\. Owner: Principal Officer/,
  );
  await expect(items.filter({ hasText: "No claim is past" })).toContainText(/\(\d+ days left\)/);
  await openAdmin(page, cms.url, editor.token);
  await expect(findList(page, /^Coming up/)).toBeVisible();
  await expect(findList(page, /^Duties/)).toHaveCount(0);
  await openAdmin(page, cms.url, staff.token);
  await expect(findList(page, /^Health/)).toContainText("BackupNone was checked here");
});

test("EDT-04, BLD-05 lists and badge have no accessibility violation in either theme", async ({
  page,
  cmsFixture: { receiver },
}) => {
  const lastError = { at: Date.now(), message: "The API returned 500." };
  receiver.status = { ...IDLE, failures: 1, lastError };
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openAdmin(page, cms.url, editor.token);
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    await expect(findList(page, /^Coming up/)).toBeVisible();
    await expect(findList(page, /^Publishing/)).toContainText("The last build failed");
    for (const within of [".waiting", ".publishing"]) {
      expect(await runAxe(page, { within })).toEqual([]);
    }
  }
});
