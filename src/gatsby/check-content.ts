import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import { fillPlaceholders, UnknownPlaceholder } from "../content/placeholders";
import { ContentError, listFiles, readMarkdownFile, readYamlFile } from "../content/read-content";
import type { Site } from "../content/site.schema";
import { paths, toPathKey } from "../shared/domain/paths";
import { findChannelErrors, checkQrImage } from "./channel-errors";
import { linkReport, readLinkSources, type LinkSources } from "./check-links";
import { findOfficerErrors } from "./escalation-table";
import { readChangeDays } from "./outputs/content-days";
import { findTypedFigures } from "./pages/claim-checks";
import { toCodePageAddress, listCodePages } from "./pages/code-pages";
import { listYamlFiles, PAGES_OF_RECORDS } from "./pages/content-links";
import { readContentPages, type ContentPage } from "./pages/content-pages";
import { readSite, findYamlErrors } from "./site-content";

type CheckedContent = { site: Site; pages: ContentPage[]; errors: string[] };

const FOLDER = resolve("content");

/** Everything but links and the QR picture. Throws a ContentError if site.yaml or claims.yaml cannot be used. */
export function checkContent(): CheckedContent {
  const site = readSite();
  const { pages, errors } = readContentPages(site);
  const found = [...findYamlErrors(site), ...errors];
  for (const check of [findChannelErrors, () => findOfficerErrors(site), findTypedFigures]) {
    found.push(...furtherErrors(check, found));
  }
  return { site, pages, errors: found };
}

/** Every fault of content/ with file, line and fix, by file; the API is not called (BLD-10). */
export async function findContentFaults(): Promise<string[]> {
  const faults = checkAll();
  await checkQrImage().catch((error: unknown) => {
    faults.push(...findNewErrors(error, faults));
  });
  return [...new Set(faults)].sort((left, right) =>
    left.localeCompare(right, "en", { numeric: true }),
  );
}

function checkAll(): string[] {
  try {
    const { site, pages, errors } = checkContent();
    const isUsable = (name: string) => !errors.some((line) => line.startsWith(`content/${name}:`));
    const sources = readLinkSources(site, pages, listYamlFiles().filter(isUsable));
    const unread = listFiles(FOLDER, ".md").filter((name) => !isUsable(name));
    const known = readKnownPages(
      [...pages.map(readPath), ...unread.flatMap((name) => typedPath(name, site))],
      sources,
    );
    return [...errors, ...furtherErrors(() => linkReport(sources, known).errors, errors)];
  } catch (error) {
    // Without the values of placeholders the other files can only be parsed.
    if (error instanceof ContentError) return [...error.lines, ...parseErrors()];
    throw error;
  }
}

/** The pages of content/ and of code, by key, and whatever links say of the CMS's records. */
function readKnownPages(own: string[], { links, redirects }: LinkSources): Map<string, string> {
  const ofRecords = [
    ...links.map(({ address }) => address.replace(/[?#].*/, "")),
    ...redirects.map(({ to }) => to),
    ...Object.keys(readChangeDays().pages),
  ].filter((path) => PAGES_OF_RECORDS.test(path));
  const inCode = [...listCodePages().keys()].map(toCodePageAddress);
  const all = [...inCode, paths.blogs(), paths.search(), ...own, ...ofRecords];
  return new Map(all.map((path) => [toPathKey(path), path]));
}

const readPath = ({ frontMatter }: ContentPage) => frontMatter.path;

/** The path of a page that cannot be used, so that links to it are not reported too. */
function typedPath(name: string, site: Site): string[] {
  const text = readFileSync(resolve(FOLDER, name), "utf8");
  const [, path] = /^path:\s*["']?(\/[^\s"']*)/m.exec(text) ?? [];
  try {
    return path === undefined ? [] : [fillPlaceholders(path, site)];
  } catch {
    return [];
  }
}

function parseErrors(): string[] {
  const parse = (name: string) => {
    const read = name.endsWith(".md") ? readMarkdownFile : readYamlFile;
    return furtherErrors(() => (read(resolve(FOLDER, name), v.unknown()), []), []);
  };
  return [...listFiles(FOLDER, ".yaml"), ...listFiles(FOLDER, ".md")].flatMap(parse);
}

/** The errors that a check returns or throws, less those of lines that are among the known ones. */
function furtherErrors(check: () => string[], known: readonly string[]): string[] {
  try {
    return check();
  } catch (error) {
    return findNewErrors(error, known);
  }
}

function findNewErrors(error: unknown, known: readonly string[]): string[] {
  // Its file and line are among the errors of that file.
  if (error instanceof UnknownPlaceholder && known.length > 0) return [];
  if (!(error instanceof ContentError)) throw error;
  const place = (line: string) => line.split(": ")[0];
  const places = new Set(known.map(place));
  return error.lines.filter((line) => !places.has(place(line)));
}
