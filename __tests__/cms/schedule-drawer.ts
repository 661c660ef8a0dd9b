import { expect, type Page } from "@playwright/test";
import { openAdmin } from "./cms-test";

/** Opens the drawer "Schedule publishing" of a post without schedules and returns it. */
export async function openDrawer(page: Page, cmsUrl: string, token: string, id: number) {
  await openAdmin(page, cmsUrl, token, `/collections/posts/${id}`);
  const choice = page.getByRole("button", { name: "Schedule publishing" });
  // Before hydration a click opens nothing.
  await expect(async () => {
    if (!(await choice.isVisible())) {
      await page.locator("#action-save-popup").getByRole("button").click();
    }
    await expect(choice).toBeVisible({ timeout: 3000 });
  }).toPass();
  await choice.click();
  const drawer = page.locator(".schedule-publish");
  await expect(drawer).toContainText("Nothing is scheduled.");
  return drawer;
}

/** Chooses type and 9:00 AM in three days. Returns the day as the CMS writes it. */
export async function chooseDay(page: Page, type = "Publish"): Promise<string> {
  await page.locator(".schedule-publish__type").getByText(type, { exact: true }).click();
  const day = new Date(Date.now() + 3 * 86_400_000);
  const formatPart = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", ...options }).format(day);
  const [month, date] = [formatPart({ month: "short" }), formatPart({ day: "numeric" })];
  const year = formatPart({ year: "numeric" });
  const input = page.locator(".schedule-publish .date-time-picker input").first();
  await input.fill(`${date}/${formatPart({ month: "numeric" })}/${year} 09:00`);
  // Closes the calendar, which covers the button below, by a key or a click elsewhere.
  if (type === "Publish") await input.press("Tab");
  else await page.locator(".schedule-publish__type").getByText(type, { exact: true }).click();
  await expect(page.locator(".react-datepicker-popper")).toHaveCount(0);
  await expect(input).toHaveValue(`${month} ${date}, ${year} 9:00 AM`);
  return `${date} ${month} ${year}`;
}

export const saveSchedule = (page: Page) => page.locator("#scheduled-publish-save").click();
