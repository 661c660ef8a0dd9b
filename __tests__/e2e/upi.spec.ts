import type { Upi } from "../../src/features/upi/text.schema";
import {
  getContent,
  expect,
  expectNewTab,
  waitForHydration,
  openPage,
  goTo,
  site,
  test,
} from "../support/visitor";

const PATH = "/upihandle";
const { parts: PARTS } = getContent<Upi>("pages/upi").handle;
const handle = PARTS.map(({ text }) => text).join("");

test("UPI-01 shows the handle, its parts, how to verify it and six questions", async ({
  staticPage: page,
}) => {
  expect(handle).toMatch(/^[a-z]+\.ra@valid[a-z]+$/);
  await goTo(page, PATH);
  await expect(page.getByText(handle, { exact: true })).toBeVisible();
  // Without a script it would do nothing.
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeHidden();
  const parts = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  for (const { name, meaning } of PARTS) {
    await expect(parts.filter({ hasText: new RegExp(`\\d\\. ${name}`) })).toContainText(meaning);
  }
  const sign = page.getByRole("img", { name: /white thumbs-up in a green triangle/ });
  await expect(sign).toBeVisible();
  const section = page.getByRole("region", { name: "How to verify it before you pay" });
  await expect(section.getByRole("listitem")).toHaveCount(4);
  await expect(section).toContainText(`The recipient shown must be ${site.brand.company}`);
  await expectNewTab(section.getByRole("link", { name: /check portal/ }), site.links.upiCheck);

  const questions = page
    .getByRole("region", { name: "Questions about UPI handles" })
    .locator("details");
  await expect(questions).toHaveCount(6);
  for (const entry of await questions.all()) {
    await expect(entry.locator("summary + div")).toBeHidden();
    await entry.locator("summary").click();
    await expect(entry.locator("summary + div")).toBeVisible();
  }
  await expect(page.getByText("last updated October 1, 2025", { exact: true })).toBeVisible();
});

test("UPI-01 Copy copies the handle and says so, or leaves it to be copied by hand @full", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, PATH);
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  const toast = page.getByRole("alert").filter({ hasText: /UPI|Unable/ });
  await copy.click();
  await expect(toast).toHaveText("UPI handle copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(handle);
  // A second press announces it again: screen readers announce only new nodes.
  const message = await toast.locator("span").elementHandle();
  await copy.click();
  await expect.poll(() => message?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(toast).toHaveText("UPI handle copied to clipboard");
  for (const browser of ["refuses", "has no clipboard"]) {
    await page.reload();
    await waitForHydration(page);
    await page.evaluate((without) => {
      const refuseCopy = () => Promise.reject(new DOMException("", "NotAllowedError"));
      const value = without ? undefined : { writeText: refuseCopy };
      Object.defineProperty(navigator, "clipboard", { value });
    }, browser === "has no clipboard");
    await copy.click();
    await expect(toast).toHaveText(`Unable to copy. Please copy manually: ${handle}`);
  }
});

test("FND-02 a question that the search finds is open and in view", async ({ page }) => {
  await openPage(page, "/search/?q=limit%20UPI%20payment");
  await page.getByRole("link", { name: "Is there a limit to a UPI payment?" }).click();
  await expect(page).toHaveURL(/\/upihandle\/?#is-there-a-limit-to-a-upi-payment$/);
  await expect(page.getByText("Your bank or UPI app sets the limits")).toBeInViewport();
});
