import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Upi } from "../../src/config/upi-schema";
import { expect, open, site, test } from "../support/visitor";

const PATH = "/upihandle";
const upi = parse(readFileSync("content/pages/upi.yaml", "utf8")) as Upi;
const handle = upi.handle.parts.map(({ text }) => text).join("");

test("UPI-01 the handle has the regulator's form, and its parts are explained", async ({
  page,
}) => {
  expect(handle).toMatch(/^[a-z]+\.ra@valid[a-z]+$/);
  await open(page, PATH);
  await expect(page.getByText(handle, { exact: true })).toBeVisible();
  const parts = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  for (const [name, meaning] of [
    ["Username", ""],
    ["Category", "ra for research analysts, brk for brokers, mf for mutual funds"],
    ["Verified identifier", "registered intermediaries"],
    ["Bank", "company's account"],
  ] as const) {
    await expect(parts.filter({ hasText: new RegExp(`\\d\\. ${name}`) })).toContainText(meaning);
  }
  await expect(
    page.getByRole("img", { name: /white thumbs-up in a green triangle/ }),
  ).toBeVisible();
});

test("UPI-01 verifying it takes steps and ends at the regulator's own portal", async ({ page }) => {
  await open(page, PATH);
  const section = page.getByRole("region", { name: "How to verify it before you pay" });
  await expect(section.getByRole("listitem")).toHaveCount(4);
  await expect(section).toContainText(`The recipient shown must be ${site.brand.company}`);
  const portal = section.getByRole("link", { name: /check portal.*opens in a new tab/ });
  await expect(portal).toHaveAttribute("href", site.links.upiCheck);
  await expect(portal).toHaveAttribute("target", "_blank");
  await expect(portal).toHaveAttribute("rel", /noopener/);
});

test("UPI-01 six questions open; the page says when it was updated", async ({ page }) => {
  await open(page, PATH);
  const questions = page.locator("main details");
  await expect(questions).toHaveCount(6);
  for (const entry of await questions.all()) {
    await expect(entry.locator("summary + div")).toBeHidden();
    await entry.locator("summary").click();
    await expect(entry.locator("summary + div")).toBeVisible();
  }
  for (const fact of [
    "effective since October 1, 2025",
    "Subscription payments for our plans only",
    "direct bank transfer",
    "Limits are set by your bank or your UPI app",
  ]) {
    await expect(questions.filter({ hasText: fact })).toHaveCount(1);
  }
  await expect(page.getByText("last updated October 1, 2025", { exact: true })).toBeVisible();
});

test("UPI-01 Copy puts the handle into the clipboard and says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, PATH);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "UPI" })).toHaveText(
    "UPI handle copied to clipboard",
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(handle);
});

test("UPI-01 a copy that fails leaves the handle to copy by hand", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await open(page, PATH);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Unable" })).toHaveText(
    `Unable to copy. Please copy manually: ${handle}`,
  );
});

test("UPI-01 reads without JavaScript, with no button that does nothing", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PATH);
  await expect(page.getByText(handle, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeHidden();
  await page.locator("main summary").first().click();
  await expect(page.locator("main summary + div").first()).toBeVisible();
  await context.close();
});
