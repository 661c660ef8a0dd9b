import type { Page } from "@playwright/test";

/** Returns a toast's duration, such as "2s". Call it before the action that shows the toast. */
export async function waitForToast(page: Page, message: string): Promise<string> {
  const life = await page.waitForFunction((part) => {
    const bars = [...document.querySelectorAll("#toast-area [role='progressbar']")];
    const bar = bars.find((each) => {
      const toast = each.closest("[role='status']");
      return toast?.checkVisibility() && toast.textContent.includes(part);
    });
    return bar && getComputedStyle(bar).animationDuration;
  }, message);
  return String(await life.jsonValue());
}
