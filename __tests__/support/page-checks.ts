import { expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import type axeCore from "axe-core";

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

declare const axe: typeof axeCore;

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export type Scope = {
  /** Checks only this part of the page. */
  within?: string;
  /** Checks only these rules. */
  rules?: string[];
  /** Skips these rules. */
  excludedRules?: string[];
};

/** Returns axe's violations with their elements. Does not check frames, which load on a click. */
export async function runAxe(
  page: Page,
  { within = "html", rules, excludedRules: without = [] }: Scope = {},
): Promise<[string, string[]][]> {
  await page.evaluate(AXE);
  const options: axeCore.RunOptions = {
    // Reporting passes would cost more than the rules.
    resultTypes: ["violations"],
    runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: TAGS },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  return page.evaluate(
    async ({ within, options }) => {
      const { violations } = await axe.run({ include: [[within]] }, options);
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    { within, options },
  );
}
