import type { Channels } from "../../src/content/channels.schema";
import type { Notice } from "../../src/layout/notice/text.schema";
import { CHANNEL_KINDS } from "../../src/shared/domain/channels";
import { fillValues } from "../../src/content/placeholders";
import { runAxe } from "../support/page-checks";
import {
  getContent,
  expect,
  expectNewTab,
  openPage,
  goTo,
  getSection,
  waitForIdle,
  site,
  test,
} from "../support/visitor";

const PATH = "/verify-us/";
const { channels, none } = getContent<Channels>("channels");
const number = site.identifiers[0]?.value ?? "missing";
const ALWAYS =
  "A caller's number and a sender's name can be faked. We never ask for a one-time code, a password or money to a personal account.";

test("TRU-01, TRU-33 without JavaScript shows names and numbers, three steps and the complaint form", async ({
  staticPage: page,
}) => {
  await goTo(page, PATH);
  const firm = getSection(page, "Who we are");
  for (const value of [
    site.brand.company,
    site.brand.product,
    number,
    "Non-Individual",
    site.identifiers[5]?.value ?? "missing",
    site.offices[0]?.lines.join(", ") ?? "missing",
  ]) {
    await expect(firm.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(
    page.getByRole("button", { name: "Copy", exact: true }).locator("visible=true"),
  ).toHaveCount(0);
  const steps = getSection(page, "Check us in three steps, or complain");
  await expect(steps.getByRole("listitem")).toHaveCount(4);
  const { registrationCheck, upiCheck } = site.links;
  await expectNewTab(steps.getByRole("link", { name: /SEBI's list/ }), registrationCheck);
  await expectNewTab(steps.getByRole("link", { name: /SEBI Check/ }), upiCheck);
  await expect(steps.getByRole("link", { name: "See our UPI handle" })).toHaveAttribute(
    "href",
    "/upihandle",
  );
  await steps.getByRole("listitem").last().getByRole("link", { name: "Complain to us" }).click();
  await expect(page.locator("#complain")).toBeInViewport();
  await page.goBack();
  await expect(steps).toContainText("UPI ID, or an account number with its IFSC");
});

test("UPI-02 check links lead to inner pages; no QR is drawn", async ({ staticPage: page }) => {
  expect(new URL(site.links.upiCheck).pathname).toBe("/intermediary/sebi-check");
  expect(new URL(site.links.registrationCheck).pathname.length).toBeGreaterThan(1);
  for (const path of [PATH, "/upihandle"]) {
    await goTo(page, path);
    await expect(page.locator("main img")).toHaveCount(0);
  }
});

test("TRU-01 Copy copies the registration number and says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, PATH);
  const firm = getSection(page, "Who we are");
  await firm.getByRole("button", { name: "Copy" }).click();
  await expect(firm.getByRole("alert")).toHaveText("Registration number copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
});

test("TRU-02 lists every channel with its use and Copy, then channels that are not ours @full", async ({
  page,
}) => {
  await openPage(page, PATH);
  const list = getSection(page, "Our official channels");
  const items = list.getByRole("listitem");
  await expect(items).toHaveCount(channels.length);
  for (const [at, { label, value, use }] of sortChannels(channels).entries()) {
    await expect(items.nth(at)).toContainText(label);
    await expect(items.nth(at)).toContainText(value);
    await expect(items.nth(at)).toContainText(use ?? "");
    await expect(items.nth(at).getByRole("button", { name: "Copy" })).toBeVisible();
  }
  await expect(list).toContainText("Anything that is not on this list is not us.");
  await expect(list).toContainText(
    `We have no channel on: ${none.map(({ name }) => name).join(", ")}.`,
  );
});

const sortChannels = (list: Channels["channels"]) =>
  CHANNEL_KINDS.flatMap((kind) => list.filter((channel) => channel.kind === kind));

async function measureAnswer(): Promise<number> {
  const before = performance.now();
  const shown = new Promise((resolve) => {
    new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true });
  });
  document.querySelector<HTMLFormElement>("form:has([name='channel'])")?.requestSubmit();
  await shown;
  return performance.now() - before;
}

test("TRU-04 'Is this us?' loads on focus, then answers offline in 100 ms, on one screen of a phone", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, PATH);
  await waitForIdle(page);
  const field = page.getByRole("textbox", { name: /^Phone number, e-mail/ });
  const loaded = page.waitForResponse(/channel-checker-[0-9a-f]+\.js$/);
  await field.focus();
  const { responseBodySize } = await (await loaded).request().sizes();
  expect(responseBodySize / 1000, "kB").toBeLessThanOrEqual(5);
  await waitForIdle(page);
  await context.setOffline(true);
  const status = getSection(page, "Is this us?").getByRole("status");
  for (const [typed, result] of [
    ["https://www.STOCKNEEV.example/FAQ", "On our list: This website"],
    ["0000000-0001", "On our list: Customer care"],
    ["someone@evil.example", "Not on our list. Treat it as not us."],
    ["www.stockneew.example", "Looks like ours, but is not: www.stockneev.example"],
    ["<script>document.title='x'</script>", "Not on our list. Treat it as not us."],
    ["Join Telegram, call 98765 43210", "We have no channel on Telegram. Treat it as not us."],
    ["x".repeat(10_000), "Not on our list. Treat it as not us."],
  ] as const) {
    // More than one attempt, because the machine may be busy.
    await expect(async () => {
      await field.fill("");
      await field.fill(typed);
      expect(await page.evaluate(measureAnswer), typed.slice(0, 40)).toBeLessThanOrEqual(100);
    }).toPass({ timeout: 15_000 });
    await expect(status).toContainText(result);
    await expect(status).toContainText(ALWAYS);
  }
  await field.scrollIntoViewIfNeeded();
  const [top, bottom] = await Promise.all([field.boundingBox(), status.boundingBox()]);
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0) - (top?.y ?? 0)).toBeLessThan(844 - 120);
  expect(await runAxe(page, { within: "main" })).toEqual([]);
  await context.setOffline(false);
});

test("TRU-06 pages that warn of fraud link to /verify-us/, where the notice can be read again", async ({
  staticPage: page,
  request,
}) => {
  for (const path of ["/upihandle", "/regulatory-details/", "/contact-us/", "/no-such-page/"]) {
    await page.goto(path);
    await expect(page.locator(`main a[href="${PATH}"]`).first(), path).toBeVisible();
  }
  const notice = fillValues(getContent<Notice>("notice"), site);
  for (const path of [PATH, "/upihandle"]) {
    const html = await (await request.get(path)).text();
    expect(html).not.toContain("$RC(");
    for (const { payment, fraud } of notice.languages) {
      for (const text of [...payment.points, ...fraud.points, fraud.report]) {
        expect(html.replaceAll("&#x27;", "'"), path).toContain(text);
      }
    }
  }
  await goTo(page, PATH);
  await expect(page.getByRole("form", { name: "Report impersonation" })).toBeVisible();
});

test.describe("a first visit", () => {
  test.use({ notice: true });
  test("TRU-06 the Important Notice links to /verify-us/ @full", async ({ page }) => {
    await openPage(page, "/");
    await page.getByRole("dialog").getByRole("link", { name: "Verify us" }).click();
    await expect(page).toHaveURL(/\/verify-us\/$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("TRU-06 the notice unfolds in both languages", async ({ page }) => {
  await openPage(page, PATH);
  await page.getByText("Read the Important Notice in Hindi and English").click();
  for (const { lang, payment } of fillValues(getContent<Notice>("notice"), site).languages) {
    const point = page.locator(`main ul:lang(${lang})`).getByText(payment.points[0] ?? "missing");
    await expect(point).toBeVisible();
  }
});

test("TRU-07 without JavaScript shows the registration with its facts", async ({
  staticPage: page,
  request,
}) => {
  await goTo(page, "/registrations/");
  const main = page.getByRole("main");
  for (const text of [
    number,
    "Research analyst",
    site.brand.company,
    site.brand.product,
    "8 October 2021",
    "7 October 2026",
    `This is the only SEBI registration of ${site.brand.company}.`,
  ]) {
    await expect(main).toContainText(text);
  }
  const response = await request.get("/registrations/", { headers: { "accept-encoding": "br" } });
  expect(Number(response.headers()["content-length"])).toBeLessThanOrEqual(15_000);
});
