import type { Page } from "@playwright/test";

/** Counts the layout shifts of every document the page opens from now on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of the shifts of the document that is open; CLS counts no more than that. */
export async function shiftSoFar(page: Page): Promise<number> {
  return page.evaluate(() =>
    (Reflect.get(window, "shifts") as number[]).reduce((sum, value) => sum + value, 0),
  );
}
