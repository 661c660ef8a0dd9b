import { answer, PICTURE } from "../support/api-answers";
import { expect, hydrated, open, passTime, test } from "../support/visitor";

const EVENT = { image: PICTURE, alt: "A sample evening class" };
const popup = { name: "A sample evening class" };

test.use({ event: true });

test("HOM-14 the event shows once in a session, again only after 14000 ms", async ({ page }) => {
  await page.clock.install();
  await answer(page, "/api/event", EVENT);
  await open(page, "/");
  await passTime(page, 3_000);
  await expect(page.getByRole("dialog", popup)).toBeVisible();
  await page.getByRole("button", { name: "Close event" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // Real time passes as well: what is left of the 14 s is for a slow machine.
  await passTime(page, 2_000);
  await page.reload();
  await hydrated(page);
  await passTime(page, 4_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await passTime(page, 14_000);
  await page.reload();
  await hydrated(page);
  await passTime(page, 3_000);
  await expect(page.getByRole("dialog", popup)).toBeVisible();
});

test("HOM-14 backdrop and Escape close it, not a click on the picture @phone", async ({ page }) => {
  await answer(page, "/api/event", EVENT);
  await open(page, "/");
  const dialog = page.getByRole("dialog", popup);
  await dialog.getByRole("img").click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toHaveCount(0);

  await page.evaluate(() => sessionStorage.removeItem("eventPopupShownAt"));
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("HOM-14 an answer with a message means no event", async ({ page }) => {
  const asked = await answer(page, "/api/event", { message: "No event", image: PICTURE });
  await open(page, "/");
  await expect.poll(asked).toBe(1);
  await page.waitForTimeout(300);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("a first visit", () => {
  test.use({ notice: true });

  test("HOM-14 the notice comes first, and never two dialogs at once", async ({ page }) => {
    const asked = await answer(page, "/api/event", EVENT);
    await open(page, "/");
    await expect(page.getByRole("button", { name: "Close notice" })).toBeVisible();
    await expect.poll(asked).toBe(1);
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    await page.getByRole("button", { name: "I Understand" }).click();
    await expect(page.getByRole("dialog", popup)).toBeVisible();
    await expect(page.locator("dialog[open]")).toHaveCount(1);
  });
});
