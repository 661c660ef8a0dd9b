import type { Page } from "@playwright/test";

/** A section of a text page as a reader sees it, from one h2 to the next. */
export type Section = {
  name: string;
  /** Its h3 headings (cards, questions), each with the words that follow it. */
  entries: { name: string; words: string }[];
  /** The titles of its numbered steps. */
  steps: string[];
};

/** The sections of the page's main area in reading order; tables of contents are left out. */
export function outline(page: Page): Promise<Section[]> {
  return page.locator("main").evaluate((main) => {
    const sections: Section[] = [];
    for (const element of main.querySelectorAll("h2, h3, summary:not(:has(h3)), p, li")) {
      const words = element.textContent.trim();
      const section = sections.at(-1);
      if (element.closest("nav")) continue;
      if (element.matches("h2")) sections.push({ name: words, entries: [], steps: [] });
      else if (element.matches("h3, summary")) section?.entries.push({ name: words, words: "" });
      else if (element.matches("ol > li")) {
        section?.steps.push(element.querySelector("strong, h3")?.textContent ?? "");
      } else {
        const entry = section?.entries.at(-1);
        if (entry) entry.words += words;
      }
    }
    return sections;
  });
}
