import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { fillValues } from "../../src/content/placeholders";
import { expect, goTo, site } from "./visitor";

type Text = {
  title: string;
  description: string;
  path: string;
  keywords: string;
  heading?: string;
  body: string;
};

/** Reads a Markdown file of content/ and fills in the firm's values. */
function readText(file: string): Text {
  const [, head = "", body = ""] = readFileSync(`content/${file}.md`, "utf8").split(/^---$/m);
  return fillValues({ ...(parse(head) as Omit<Text, "body">), body }, site);
}

const toPlain = (line: string) =>
  line
    .replace(/^(?:#+|-|\d+\.) /, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*`]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Opens the page of a Markdown file and checks its head and every text of its body, headings and
 * numbered points in order. Returns the page's text and its points by section name.
 */
export async function openText(page: Page, file: string) {
  const { title, description, path, keywords, heading = title, body } = readText(file);
  await goTo(page, path);
  const { product } = site.brand;
  await expect(page).toHaveTitle(title.includes(product) ? title : `${title} | ${product}`);
  const getMeta = (name: string) => page.locator(`meta[name="${name}"]`);
  await expect(getMeta("description")).toHaveAttribute("content", description);
  await expect(getMeta("keywords")).toHaveAttribute("content", keywords);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", site.url + encodeURI(path));
  await expect(page.locator("h1")).toHaveText([heading]);

  const { pageText, points } = await page.locator("main").evaluate((main) => {
    const names = "h2:not(#contents), h3, summary:not(:has(h3)), ol > li:not(:has(h3), nav *)";
    // The form of complaints is below the text of one page.
    const own = [...main.querySelectorAll(names)].filter((part) => !part.closest("#complain"));
    const points = own.map((element) => ({
      name: (element.querySelector("strong") ?? element).textContent.trim().replace(/\.$/, ""),
      isSection: element.matches("h2"),
    }));
    for (const part of main.querySelectorAll("p, li, th, td, h2, h3, summary")) part.append(" ");
    return { pageText: main.textContent.replaceAll(/\s+/g, " "), points };
  });
  // The page shows the bold start of a numbered point as a heading.
  const lines = body
    .replace(/^<!--.*-->$/gm, "")
    .replaceAll(/^(\d+\. )\*\*(.+?)\.?\*\* /gm, "$1$2\n")
    .split("\n");
  const named = lines.filter((line) => /^(?:#{2,3}|\d+\.) /.test(line));
  expect(points.map(({ name }) => name)).toEqual(
    named.map((line) => toPlain(line).replace(/\.$/, "")),
  );
  const texts = lines.flatMap((line) => line.split("|")).map((text) => toPlain(text.trim()));
  expect(texts.filter((text) => /\w/.test(text) && !pageText.includes(text))).toEqual([]);
  expect(pageText).not.toMatch(/[{}]/);
  expect(body, "a question or card without a text").not.toMatch(/^###.*\s+#/m);

  const sections: Record<string, string[]> = {};
  for (const { name, isSection } of points) {
    if (isSection) sections[name] = [];
    else Object.values(sections).at(-1)?.push(name);
  }
  return { pageText, sections };
}

/** Expects each fact in the text of a page. */
export function expectFacts(text: string, facts: (string | RegExp)[]): void {
  const isStated = (fact: string | RegExp) =>
    typeof fact === "string" ? text.includes(fact.replace(/\s+/g, " ")) : fact.test(text);
  expect(facts.filter((fact) => !isStated(fact))).toEqual([]);
}
