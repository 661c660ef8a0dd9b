import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { file as REDIRECTS_FILE, type Redirects } from "../src/content/redirects.schema";
import type { Site } from "../src/content/site.schema";
import { isPublic } from "./pages/code-pages";
import { ContentError } from "../src/content/read-content";
import {
  checkLinks,
  listYamlFiles,
  findMarkdownLinks,
  findYamlLinks,
  type ContentLink,
  type KnownPages,
  type LinkReport,
} from "./pages/content-links";
import { readContentPages, type ContentPage } from "./pages/content-pages";
import { findChangeDayErrors } from "./outputs/content-days";
import { listLivePages } from "./pages/blog-pages";
import { failBuild } from "./fail-build";
import { collectAnchors, readLines, splitSections } from "./pages/section-layouts";
import { readRedirects, findRedirectErrors } from "./outputs/redirects";
import { readSite } from "./site-content";
import { toPathKey } from "../src/shared/domain/paths";

/** Checks links when all pages are known and none is written. Dead links to posts only warn. */
export function onPreExtractQueries({ store, reporter }: ParentSpanPluginArgs): void {
  try {
    if (!content || process.env.NODE_ENV === "development") content = readLinks(readSite());
    if (!content) return;
    const report = createLinkReport(content, listLivePages(store.getState().pages));
    reportWarnings(reporter, report.warnings);
    if (report.errors.length > 0) throw new ContentError(report.errors);
  } catch (error) {
    failBuild(reporter, error);
  }
}

export type LinkSources = Pick<KnownPages, "anchors"> & {
  links: ContentLink[];
  redirects: Redirects;
};

/** Read once: a change of content/ starts a new process (publisher/build/site-builder.ts). */
let content: LinkSources | undefined;

/** Returns undefined if pages cannot be read in develop, where createPages has reported the error. */
function readLinks(site: Site): LinkSources | undefined {
  const { pages, errors } = readContentPages(site);
  return errors.length > 0 ? undefined : readLinkSources(site, pages);
}

/** Reads links, anchors and redirects of these pages and these YAML files (default: all files). */
export function readLinkSources(
  site: Site,
  pages: readonly ContentPage[],
  yamlFiles = listYamlFiles(),
): LinkSources {
  return {
    links: [
      ...pages.flatMap((page) => findMarkdownLinks(page, site)),
      ...findYamlLinks(site, undefined, yamlFiles),
    ],
    anchors: new Map(
      pages.map((page) => [
        toPathKey(page.frontMatter.path),
        collectAnchors(splitSections(readLines(page, site)), page.frontMatter),
      ]),
    ),
    redirects: yamlFiles.includes(REDIRECTS_FILE) ? readRedirects(site) : [],
  };
}

/** Returns errors and warnings for dead links, wrong redirects and change days without a page. */
export function createLinkReport(
  { links, anchors, redirects }: LinkSources,
  pages: KnownPages["pages"],
): LinkReport {
  const linked = new Map([...pages].filter(([, path]) => isPublic(path)));
  const reports = [
    checkLinks(links, { pages: linked, anchors }),
    findRedirectErrors(redirects, { pages }),
  ];
  return {
    errors: [...reports.flatMap(({ errors }) => errors), ...findChangeDayErrors({ pages: linked })],
    warnings: reports.flatMap(({ warnings }) => warnings),
  };
}

function reportWarnings(reporter: Reporter, warnings: readonly string[]): void {
  if (warnings.length === 0) return;
  const lines = ["Links to posts or categories that are not published:", ...warnings];
  reporter.warn(lines.join("\n  "));
}
