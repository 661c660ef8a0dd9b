import { existsSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import { hideClaims } from "../../../src/content/hidden-claims";
import { fillValues } from "../../../src/content/placeholders";
import { listFiles, readYamlFile } from "../../../src/content/read-content";
import { meta } from "../../../src/content/schema-fields";
import type { Site } from "../../../src/content/site.schema";
import { schema as charterSchema } from "../../../src/features/complaints/text.schema";
import { schema as upiSchema } from "../../../src/features/upi/text.schema";
import { createAnchorMaker } from "../../../src/shared/domain/anchors";
import { paths } from "../../../src/shared/domain/paths";
import { toCodePageAddress } from "../../pages/code-pages";
import type { SearchPage, SearchPart } from "./search-page";

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

const EXCLUDED_PAGES = ["404", "preview", "search"];

/** Returns the pages made in code with the texts that they show. */
export function createCodeSearchPages(site: Site, folder = resolve("src/pages")): SearchPage[] {
  const coded = listFiles(folder, ".tsx")
    .map((file) => file.replace(/\.tsx$/, ""))
    .filter((name) => !EXCLUDED_PAGES.includes(name))
    .map((name) => ({
      path: toCodePageAddress(name === "index" ? "/" : `/${name}`),
      file: OTHER_FILES[name] ?? `pages/${name}.yaml`,
    }))
    .filter(({ file }) => existsSync(resolve("content", file)));
  const all = [...coded, { path: paths.blogs(), file: "pages/blogs.yaml" }];
  return all.map(({ path, file }) => createSearchPage(path, file, site));
}

function createSearchPage(path: string, file: string, site: Site): SearchPage {
  const readPage = <T>(schema: v.GenericSchema<unknown, T>): T =>
    hideClaims(readYamlFile(resolve("content", file), schema, (value) => fillValues(value, site)));
  const { meta: facts, ...texts } = readPage(v.looseObject({ meta }));
  return {
    path,
    title: facts.title,
    lead: facts.description,
    keywords: facts.keywords ?? "",
    headings: collectHeadings(texts),
    text: collectSentences(texts).join(" "),
    parts: readParts(path, readPage),
  };
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
