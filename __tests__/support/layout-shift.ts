import { expect, type Page } from "@playwright/test";

type Shift = { value: number; nodes: string[] };

/** Counts the layout shifts of every document the page opens from now on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(observeShifts);
}

/** Runs in the page. */
function observeShifts(): void {
  type Entry = { value: number; sources: { node: Element | null; [rect: string]: unknown }[] };
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const describeNode = (node: Element | null) =>
    `${node?.nodeName}.${node?.parentElement?.className ?? ""} > ${node?.textContent?.slice(0, 40)}`;
  const recordShift = ({ value, sources }: Entry) => {
    const nodes = sources.map(
      ({ node, previousRect, currentRect }) =>
        `${describeNode(node)}: ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
    );
    shifts.push({ value, nodes });
  };
  new PerformanceObserver((list) => {
    (list.getEntries() as unknown as Entry[]).forEach(recordShift);
  }).observe({ type: "layout-shift", buffered: true });
}

/** Expects a sum of shifts of at most `limit` in the open document; its CLS is never larger. */
export async function expectNoShift(page: Page, limit = 0.01): Promise<void> {
  const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as Shift[]);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `layout shift ${JSON.stringify(shifts, null, 2)}`).toBeLessThanOrEqual(limit);
}
