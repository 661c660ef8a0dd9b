import { expect, type Page } from "@playwright/test";
import { todayInIndia } from "../../src/shared/clock";
import { violations } from "../support/accessibility";
import { openAdmin } from "./admin-pages";
import { create, login, remove, unique } from "./cms-client";
import { FIELDS, partsOf, send } from "./enquiry-form";
import { patch, test, type Publisher } from "./publishing-staff";
import { type RunningCms } from "./running-cms";

// What waits for whom, on the dashboard.
test.describe.configure({ mode: "default" });

let cms: RunningCms;
let staff: Publisher;
const tokens = { editor: "", compliance: "" };

test.beforeAll(async ({ newsroom }) => {
  ({ cms, staff } = newsroom);
  for (const role of ["editor", "compliance"] as const) {
    const account = { email: `${role}@staff.example`, password: `${unique("word")} long enough` };
    await create(staff.client, "users", { ...account, name: role, role });
    tokens[role] = await login(account, cms.url);
  }
});

const list = (page: Page, name: RegExp) => page.getByRole("region", { name });
const today = todayInIndia(process.env.SITE_TODAY ?? null);

test("EDT-04 an editor sees drafts, enquiries that nobody handled, and what is due", async ({
  page,
}) => {
  const waiting = await create<{ id: number }>(staff.client, "posts?draft=true", {
    title: unique("Waiting"),
    _status: "draft",
  });
  const changed = { title: unique("Changed") };
  const { id } = await create(staff.client, "posts", {
    title: unique("Live"),
    _status: "published",
  });
  await patch(staff.client, `posts/${id}?draft=true`, { ...changed, _status: "draft" });
  const subject = unique("A question");
  expect((await send(cms.url, partsOf({ subject }))).status).toBe(200);
  const company = unique("Closing");
  const ipo = { company, openingDate: today, closingDate: today, sourceName: "A prospectus" };
  await create(staff.client, "ipos", { ...ipo, asOf: new Date().toISOString() });

  await openAdmin(page, cms.url, tokens.editor);
  const drafts = list(page, /^Drafts waiting \(\d+\)/);
  await expect(drafts.getByRole("listitem").first()).toContainText(changed.title);
  await expect(drafts.getByRole("listitem").first()).toContainText("Changes not published, saved");
  await expect(drafts.getByRole("listitem").nth(1)).toContainText("Not on the site, saved");
  const enquiries = list(page, /^Enquiries not handled \(\d+\)/);
  await expect(enquiries.getByRole("listitem").first()).toContainText(subject);
  for (const secret of [FIELDS.name, FIELDS.email, FIELDS.phone, FIELDS.message]) {
    await expect(enquiries).not.toContainText(secret);
  }
  await expect(list(page, /^Due/)).toContainText(`IPO of ${company}`);
  await expect(list(page, /^Due/)).not.toContainText("Complaint");
  await drafts.getByRole("link", { name: /^Waiting/ }).click();
  await expect(page).toHaveURL(new RegExp(`/posts/${waiting.id}$`));

  const found = await staff.client.get(`/cms/api/enquiries?where[subject][equals]=${subject}`);
  const [enquiry] = ((await found.json()) as { docs: { id: number }[] }).docs;
  await patch(staff.client, `enquiries/${enquiry?.id}`, { handled: true });
  await patch(staff.client, `posts/${id}`, { _status: "published" });
  await openAdmin(page, cms.url, tokens.editor);
  await expect(list(page, /^Enquiries/)).not.toContainText(subject);
  await expect(list(page, /^Drafts/)).not.toContainText(changed.title);
});

test("EDT-04 a compliance officer sees no enquiry, and which complaints are not entered yet", async ({
  page,
}) => {
  const [year, month] = today.split("-").map(Number);
  const before = new Date(Date.UTC(year ?? 0, (month ?? 0) - 2, 1));
  const name = `${before.toLocaleString("en", { month: "long", timeZone: "UTC" })} ${before.getUTCFullYear()}`;
  const where = `where[year][equals]=${before.getUTCFullYear()}&where[month][equals]=${String(before.getUTCMonth() + 1).padStart(2, "0")}`;
  const answer = await staff.client.get(`/cms/api/complaint-months?${where}`);
  for (const { id } of ((await answer.json()) as { docs: { id: number }[] }).docs) {
    await remove(staff.client, "complaint-months", id);
  }
  await openAdmin(page, cms.url, tokens.compliance);
  await expect(list(page, /^Due/)).toContainText(`Complaint figures of ${name}Not entered yet`);
  await expect(list(page, /^Due/)).not.toContainText("IPO of");
  await expect(list(page, /^Drafts/)).toBeVisible();
  await expect(list(page, /^Enquiries/)).toHaveCount(0);
});

test("EDT-04 the lists have no accessibility violation in either theme", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openAdmin(page, cms.url, tokens.editor);
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    await expect(list(page, /^Due/)).toBeVisible();
    expect(await violations(page, { within: ".waiting" })).toEqual([]);
  }
});
