import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import { fillPlaceholders, UnknownPlaceholder } from "../src/content/placeholders";
import {
  ContentError,
  countFollowing,
  formatLocation,
  listFiles,
  readMarkdownFile,
  readYamlFile,
  readYamlTexts,
} from "../src/content/read-content";
import type { Site } from "../src/content/site.schema";
import { paths, toPathKey } from "../src/shared/domain/paths";
import { findChannelErrors, checkQrImage } from "./channel-errors";
import { createLinkReport, readLinkSources, type LinkSources } from "./check-links";
import { findOfficerErrors } from "./escalation-table";
import { readChangeDays } from "./outputs/content-days";
import { findForbiddenWords, findTypedFigures } from "./pages/claim-checks";
import { toCodePageAddress, listCodePages } from "./pages/code-pages";
import { listYamlFiles, RECORD_PAGES } from "./pages/content-links";
import { readContentPage, readContentPages, type ContentPage } from "./pages/content-pages";
import { readSite, findYamlErrors } from "./site-content";

type CheckedContent = { site: Site; pages: ContentPage[]; errors: string[] };

const FOLDER = resolve("content");

/** Checks all but links and the QR picture. Throws a ContentError if readSite throws one. */
export function checkContent(): CheckedContent {
  const site = readSite();
  const { pages, errors } = readContentPages(site);
  const all = [...findYamlErrors(site), ...errors];
  const findOfficers = () => findOfficerErrors(site);
  const findDescriptions = () => findLongDescriptions(pages);
  const findTexts = [findTypedFigures, findForbiddenWords, findDescriptions];
  for (const check of [findChannelErrors, findOfficers, ...findTexts])
    all.push(...collectNewErrors(check, all));
  return { site, pages, errors: all };
}

/** Returns errors for texts that search engines cut. Days of expired claims do not count (TRU-18). */
function findLongDescriptions(pages: readonly ContentPage[]): string[] {
  const site = readSite("");
  const checkText = (file: string, line: number, { length }: string) => {
    const fault = `field "description" must have at most 160 characters, not ${length}: shorten it`;
    return length > 160 ? `${formatLocation(file, line)}: ${fault}` : [];
  };
  const toFile = (name: string) => resolve(FOLDER, name);
  const inYaml = listYamlFiles()
    .map(toFile)
    .flatMap((file) =>
      readYamlTexts(file)
        .filter(({ path }) => path.join(".") === "meta.description")
        .flatMap(({ value, line }) => checkText(file, line, fillPlaceholders(value, site))),
    );
  const inPages = pages.flatMap(({ file, findLine }) =>
    checkText(file, findLine(["description"]), readContentPage(file, site).frontMatter.description),
  );
  return [...inYaml, ...inPages];
}

/** Returns every fault of content/ with file, line and fix, by file, without calls to the API (BLD-10). */
export async function findContentFaults(): Promise<string[]> {
  const faults = checkAll();
  await checkQrImage().catch((error: unknown) => {
    faults.push(...findNewErrors(error, faults));
  });
  return foldFaults(
    [...new Set(faults)].sort((left, right) => left.localeCompare(right, "en", { numeric: true })),
  );
}

/** What one change can break in many places: a placeholder, the address of a page or of a section. */
const SHARED_CAUSE = /:\d+: (\{[\w.]+\}|link [^\s#?]+(?=\S* leads)|link \S+ is)/;

/** Returns faults with the same cause once, with the number of the others (EDT-83). */
function foldFaults(faults: readonly string[]): string[] {
  const toCause = (fault: string) => SHARED_CAUSE.exec(fault)?.[1] ?? fault;
  return faults.flatMap((fault) => {
    const [first, ...more] = faults.filter((other) => toCause(other) === toCause(fault));
    return first === fault ? fault + countFollowing(more) : [];
  });
}

function checkAll(): string[] {
  try {
    const { site, pages, errors } = checkContent();
    return [...errors, ...collectNewErrors(() => checkTargets(site, pages, errors), errors)];
  } catch (error) {
    // Without the values of placeholders the other files can only be parsed.
    if (error instanceof ContentError) return [...error.lines, ...findParseErrors()];
    throw error;
  }
}

function checkTargets(site: Site, pages: ContentPage[], errors: readonly string[]): string[] {
  const isUsable = (name: string) => !errors.some((line) => line.startsWith(`content/${name}:`));
  const sources = readLinkSources(site, pages, listYamlFiles().filter(isUsable));
  const unread = listFiles(FOLDER, ".md").filter((name) => !isUsable(name));
  const own = [...pages.map(readPath), ...unread.flatMap((name) => readTypedPath(name, site))];
  return createLinkReport(sources, readKnownPages(own, sources)).errors;
}

/** Returns pages of content/ and code by key, and pages of CMS records that content/ names. */
function readKnownPages(own: string[], { links, redirects }: LinkSources): Map<string, string> {
  const recordPaths = [
    ...links.map(({ address }) => address.replace(/[?#].*/, "")),
    ...redirects.map(({ to }) => to),
    ...Object.keys(readChangeDays().pages),
  ].filter((path) => RECORD_PAGES.test(path));
  const inCode = [...listCodePages().keys()].map(toCodePageAddress);
  const all = [...inCode, paths.blogs(), paths.search(), ...own, ...recordPaths];
  return new Map(all.map((path) => [toPathKey(path), path]));
}

const readPath = ({ frontMatter }: ContentPage) => frontMatter.path;

/** Returns the path of an unusable page, so that links to it are not reported too. */
function readTypedPath(name: string, site: Site): string[] {
  const text = readFileSync(resolve(FOLDER, name), "utf8");
  const [, path] = /^path:\s*["']?(\/[^\s"']*)/m.exec(text) ?? [];
  try {
    return path === undefined ? [] : [fillPlaceholders(path, site)];
  } catch {
    return [];
  }
}

function findParseErrors(): string[] {
  const parseFile = (name: string) => {
    const read = name.endsWith(".md") ? readMarkdownFile : readYamlFile;
    return collectNewErrors(() => (read(resolve(FOLDER, name), v.unknown()), []), []);
  };
  return [...listFiles(FOLDER, ".yaml"), ...listFiles(FOLDER, ".md")].flatMap(parseFile);
}

/** Returns a check's errors, or the thrown ones at places that are not reported yet. */
function collectNewErrors(runCheck: () => string[], reported: readonly string[]): string[] {
  try {
    return runCheck();
  } catch (error) {
    return findNewErrors(error, reported);
  }
}

function findNewErrors(error: unknown, reported: readonly string[]): string[] {
  // The file with the placeholder is already reported.
  if (error instanceof UnknownPlaceholder && reported.length > 0) return [];
  if (!(error instanceof ContentError)) throw error;
  const getPlace = (line: string) => line.split(": ")[0];
  const places = new Set(reported.map(getPlace));
  return error.lines.filter((line) => !places.has(getPlace(line)));
}
