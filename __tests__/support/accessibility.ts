import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";

declare const axe: typeof axeCore;

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export type Scope = {
  /** Looks at this part of the page alone. */
  within?: string;
  /** Asks for these rules alone. */
  rules?: string[];
  /** Asks for all but these. */
  without?: string[];
};

/** What axe finds, with the elements that it names; no page of ours has frames. */
export async function violations(
  page: Page,
  { within = "html", rules, without = [] }: Scope = {},
): Promise<[string, string[]][]> {
  await page.evaluate(AXE);
  const options: axeCore.RunOptions = {
    // What passes would be described as well, and costs more than the rules.
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
