import type { Page } from "@playwright/test";

/**
 * Waits until a toast has this text and returns its duration. Call it before the action, because it
 * watches from within the page: a later look may miss the toast.
 */
export async function toastShown(page: Page, words: string): Promise<string> {
  const life = await page.waitForFunction((part) => {
    const bars = [...document.querySelectorAll("#toast-area [role='progressbar']")];
    const bar = bars.find((each) => {
      const toast = each.closest("[role='status']");
      return toast?.checkVisibility() && toast.textContent.includes(part);
    });
    return bar && getComputedStyle(bar).animationDuration;
  }, words);
  return String(await life.jsonValue());
}
