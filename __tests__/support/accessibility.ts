import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Scope = {
  /** Looks at this part of the page alone. */
  within?: string;
  /** Asks for these rules alone. */
  rules?: string[];
};

/** What axe finds, with the elements that it names. */
export async function violations(
  page: Page,
  { within = "html", rules }: Scope = {},
): Promise<[string, string[]][]> {
  // Results are put together in the page itself, which has no frames, and only of what fails: a page
  // more, and a name for each element that passes, took more time than the rules.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(within)
    .options({
      resultTypes: ["violations"],
      runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: TAGS },
    });
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
