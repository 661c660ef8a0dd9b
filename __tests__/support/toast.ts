import type { Page } from "@playwright/test";

/**
 * Waits until a toast says this; gives the time after which it leaves by itself. Called before what
 * brings the toast, and looking on from within the page: whoever asks later may find it gone.
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
