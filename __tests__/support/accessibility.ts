import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";

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
