import { hideSentences } from "../../../src/content/hidden-claims";
import type { Site } from "../../../src/content/site.schema";
import { createAnchorMaker } from "../../../src/shared/domain/anchors";
import { readContentPages, type ContentPage } from "../../pages/content-pages";
import { parseHeading, readLines, splitSections, type Line } from "../../pages/markdown-outline";
import { readSectionLayouts } from "../../pages/section-layouts";
import type { SearchPage, SearchPart } from "./search-page";

/** Returns the markdown pages of content/ without drafts. */
export function createMarkdownSearchPages(site: Site): SearchPage[] {
  return readContentPages(site).pages.map((page) => createSearchPage(page, site));
}

function createSearchPage(page: ContentPage, site: Site): SearchPage {
  const { path, title, heading = title, description, keywords = "" } = page.frontMatter;
  const lines = readLines(page, site).map(({ number, text }) => ({
    number,
    text: hideSentences(text),
  }));
  const sections = splitSections(lines);
  const layouts = readSectionLayouts(page.frontMatter);
  const toAnchor = createAnchorMaker();
  const parts = sections.flatMap((section): SearchPart[] => {
    const createPart = (kind: SearchPart["kind"], name: string, partLines: Line[]): SearchPart => ({
      kind,
      id: toAnchor(name),
      title: name,
      text: toPlainText(partLines),
    });
    const isFaq = layouts.get(section.heading) === "faq";
    const questions = isFaq ? findQuestions(section.lines) : [];
    return [
      createPart("section", section.heading, section.lines),
      ...questions.map(({ question, answer }) => createPart("question", question, answer)),
    ];
  });
  return {
    path,
    title: heading,
    lead: description,
    keywords,
    headings: sections.map((section) => section.heading),
    text: toPlainText(lines),
    parts,
  };
}

function findQuestions(lines: Line[]): { question: string; answer: Line[] }[] {
  const questions: { question: string; answer: Line[] }[] = [];
  for (const line of lines) {
    const question = parseHeading(line, "###");
    if (question === undefined) questions.at(-1)?.answer.push(line);
    else questions.push({ question, answer: [] });
  }
  return questions;
}

/** Returns the visible text of markdown. */
export function toPlainText(lines: Line[]): string {
  return lines
    .map(({ text }) =>
      text
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replace(/^\s*(?:#+|[-*+>]|\d+\.)\s+/, "")
        .replace(/<[^>]*>|[*_`|]+|:?-{3,}:?/g, " "),
    )
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
