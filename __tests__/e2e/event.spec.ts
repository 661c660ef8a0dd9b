import { mockResponse, PICTURE } from "../support/api-responses";
import { expect, openPage, waitForIdle, test } from "../support/visitor";

const EVENT = { image: PICTURE, alt: "A sample evening class" };
const popup = { name: "A sample evening class" };

test.use({ event: true });

test("HOM-14 the event returns after 14 s; a click on it keeps it open @full", async ({ page }) => {
  const shownAt = Date.parse("2026-11-20T10:00+05:30");
  const visitAfter = async (ms: number) => {
    await page.clock.setFixedTime(shownAt + ms);
    await openPage(page, "/");
    await page.mouse.move(9, 9);
    // The next visit would cancel a pending call, which logs an error.
    await waitForIdle(page);
  };
  await mockResponse(page, "/api/event", EVENT);
  await visitAfter(0);
  const dialog = page.getByRole("dialog", popup);
  await dialog.getByRole("img").click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await visitAfter(14_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await visitAfter(14_001);
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await visitAfter(60_000);
  await page.getByRole("button", { name: "Close event" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("HOM-14 an event shows its time and its link, and is hidden once it has ended", async ({
  page,
}) => {
  const period = { begin: "2026-11-28T11:30:00.000Z", end: "2026-11-28T13:00:00.000Z" };
  await mockResponse(page, "/api/event", { ...EVENT, ...period, link: "/blogs/" });
  await page.clock.setFixedTime("2026-11-28T18:29+05:30");
  await openPage(page, "/");
  await page.mouse.move(9, 9);
  const dialog = page.getByRole("dialog", popup);
  await expect(dialog).toContainText("28 Nov 2026, 5:00 PM to 6:30 PM IST");
  const link = dialog.getByRole("link", { name: "Read more or register" });
  await expect(link).toHaveAttribute("href", "/blogs/");
  await page.keyboard.press("Escape");
  await waitForIdle(page);

  await page.clock.setFixedTime("2026-11-28T18:31+05:30");
  const countCalls = await mockResponse(page, "/api/event", { ...EVENT, ...period });
  await openPage(page, "/");
  await page.mouse.move(9, 9);
  await expect.poll(countCalls).toBe(1);
  await waitForIdle(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("a first visit", () => {
  test.use({ notice: true });

  test("HOM-14 the event follows the notice, never both at once @full", async ({ page }) => {
    const countCalls = await mockResponse(page, "/api/event", EVENT);
    await openPage(page, "/");
    await expect(page.getByRole("button", { name: "Close notice" })).toBeVisible();
    await expect.poll(countCalls).toBe(1);
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    await page.getByRole("button", { name: "I Understand" }).click();
    await expect(page.getByRole("dialog", popup)).toBeVisible();
    await expect(page.locator("dialog[open]")).toHaveCount(1);
  });
});
