import { resolve } from "node:path";
import { listFiles, readYamlFile } from "../../../src/content/read-content";
import type { Site } from "../../../src/content/site.schema";
import { file, schema } from "../../../src/features/search/aliases.schema";
import { splitSearchWords, type SearchEntry } from "../../../src/shared/domain/search";
import { pickMainWords, cutOpening } from "./main-words";
import { existsSync } from "node:fs";
import * as v from "valibot";
import { hideClaims, hideSentences } from "../../../src/content/hidden-claims";
import { fillValues } from "../../../src/content/placeholders";
import { meta } from "../../../src/content/schema-fields";
import { file as HOME_SECTIONS } from "../../../src/features/home/sections.schema";
import { schema as charterSchema } from "../../../src/features/complaints/text.schema";
import { schema as upiSchema } from "../../../src/features/upi/text.schema";
import { createAnchorMaker } from "../../../src/shared/domain/anchors";
import { paths } from "../../../src/shared/domain/paths";
import { readTextField } from "../../../src/shared/domain/read-field";
import { toCodePageAddress } from "../../pages/code-pages";
import { readContentPages, type ContentPage } from "../../pages/content-pages";
import {
  parseHeading,
  readLines,
  splitSections,
  type Line,
  readSectionLayouts,
} from "../../pages/section-layouts";

/** Returns the pages of content/ and code, and the blog's first list, in a stable order. */
export function readSearchPages(site: Site): SearchPage[] {
  const written = readContentPages(site).pages.map((page) => readMarkdownPage(page, site));
  return [...readCodePages(site), ...written];
}

/** Returns the entries of all pages and their parts, with other words of visitors for them. */
export function createAllPageEntries(site: Site): SearchEntry[] {
  const list = readYamlFile(resolve("content", file), schema).aliases;
  const aliases = new Map(list.map(({ path, words }) => [path, words]));
  const entries = readSearchPages(site).flatMap(createPageEntries);
  return entries.map((entry) => ({ ...entry, aliases: aliases.get(entry.path) }));
}

function createPageEntries(page: SearchPage): SearchEntry[] {
  const { path, title } = page;
  const headings = page.headings.join(" · ");
  const opening = cutOpening(page.lead);
  const keywords = [...new Set(splitSearchWords(page.keywords))].join(" ");
  const words = pickMainWords(page.text, [title, headings, opening, keywords].join(" "));
  return [
    { kind: "page", path, title, headings, ...(keywords && { keywords }), opening, words },
    ...page.parts.map(({ kind, id, title: name, text }): SearchEntry => {
      const first = cutOpening(text);
      return {
        kind,
        path: `${path}#${id}`,
        title: name,
        page: title,
        opening: first,
        words: pickMainWords(text, `${name} ${first}`),
      };
    }),
  ];
}

/** A page of content/ as the search reads it, plain text throughout. */
export type SearchPage = {
  path: string;
  title: string;
  /** The page's description for search engines. */
  lead: string;
  /** Words for search engines, also of other languages. */
  keywords: string;
  headings: string[];
  text: string;
  parts: SearchPart[];
};

type SearchPart = { kind: "section" | "question"; id: string; title: string; text: string };

/** Text files of pages whose file has another name than the page: `glossary.tsx` has `glossary.yaml`. */
const OTHER_FILES: Record<string, string> = {
  index: "home.yaml",
  Download: "pages/download.yaml",
  Features: "pages/features.yaml",
  "about-us": "pages/about.yaml",
  "comapny-ipos": "pages/ipos.yaml",
  "contact-us": "pages/contact.yaml",
  "partner-with-us": "pages/partner.yaml",
  researchReport: "pages/reports.yaml",
  upihandle: "pages/upi.yaml",
};

const EXCLUDED_PAGES = ["404", "preview", "search", "complaint-status"];

function readCodePages(site: Site): SearchPage[] {
  const coded = listFiles(resolve("src/pages"), ".tsx")
    .map((file) => file.replace(/\.tsx$/, ""))
    .filter((name) => !EXCLUDED_PAGES.includes(name))
    .map((name) => ({
      path: toCodePageAddress(name === "index" ? "/" : `/${name}`),
      file: OTHER_FILES[name] ?? `pages/${name}.yaml`,
    }))
    .filter(({ file }) => existsSync(resolve("content", file)));
  const all = [...coded, { path: paths.blogs(), file: "pages/blogs.yaml" }];
  return all.map(({ path, file }) => readCodePage(path, file, site));
}

function readCodePage(path: string, file: string, site: Site): SearchPage {
  const readPage = <T>(schema: v.GenericSchema<unknown, T>, name = file): T =>
    hideClaims(readYamlFile(resolve("content", name), schema, (value) => fillValues(value, site)));
  const { meta: facts, ...first } = readPage(v.looseObject({ meta }));
  const rest = path === paths.home() ? readPage(v.looseObject({}), HOME_SECTIONS) : {};
  const texts: Record<string, unknown> = { ...first, ...rest };
  return {
    path,
    title: findName(facts.title, texts),
    lead: facts.description,
    keywords: facts.keywords ?? "",
    headings: collectHeadings(texts),
    text: collectSentences(texts).join(" "),
    parts: readParts(path, readPage),
  };
}

/** Returns the page's name: its title for search engines before a colon, else its heading. */
function findName(title: string, texts: Record<string, unknown>): string {
  const [name = title, description] = title.split(": ");
  if (description !== undefined) return name;
  return readTextField(texts.hero ?? texts, "title") || title;
}

type ReadPage = <T>(schema: v.GenericSchema<unknown, T>) => T;

function readParts(path: string, readPage: ReadPage): SearchPart[] {
  if (path === paths.upiHandle()) return listUpiQuestions(readPage(upiSchema));
  if (path === paths.investorCharter()) return listCharterSections(readPage(charterSchema));
  return [];
}

/** Returns questions with the anchors that src/features/upi creates. */
function listUpiQuestions({ questions }: v.InferOutput<typeof upiSchema>): SearchPart[] {
  const toAnchor = createAnchorMaker();
  return questions.items.map(({ question, answer }) => ({
    kind: "question",
    id: toAnchor(question),
    title: question,
    text: answer,
  }));
}

/** Returns sections with the anchors that src/features/complaints uses. */
function listCharterSections(charter: v.InferOutput<typeof charterSchema>): SearchPart[] {
  const { a, b, grievance, e, complaints, process } = charter;
  const [titleOfC, titleOfD] = grievance.titles;
  const sections: [id: string, title: string, texts: unknown][] = [
    ["section-a", a.title, a],
    ["section-b", b.title, b],
    ["section-c", titleOfC, grievance],
    ["section-d", titleOfD, grievance],
    ["section-e", e.title, e],
    ["complaints", complaints.title, complaints.lead],
    ["process", process.title, process],
  ];
  return sections.map(([id, title, texts]) => ({
    kind: "section",
    id,
    title,
    text: collectSentences(texts).join(" "),
  }));
}

/** Returns texts of three or more words, because short labels do not describe a page. */
function collectSentences(value: unknown): string[] {
  if (typeof value === "string") return /\S\s+\S+\s+\S/.test(value) ? [value] : [];
  return Object.values(Object(value)).flatMap(collectSentences);
}

const HEADINGS = ["title", "term", "question"];

function collectHeadings(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "string" && HEADINGS.includes(key) ? [inner] : collectHeadings(inner),
  );
}

function readMarkdownPage(page: ContentPage, site: Site): SearchPage {
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
