import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { paths } from "../config/paths";
import type { Site } from "../config/site-schema";
import { pathKey } from "./code-pages";
import { ContentError } from "./content";
import { markdownLinks, yamlLinks } from "./content-links";
import { readContentPages } from "./content-pages";
import { failBuild } from "./fail-build";
import { checkLinks, type KnownPages, type LinkReport } from "./link-faults";
import { anchorsOf, linesOf, sectionsOf } from "./markdown-outline";
import { readRedirects, redirectFaults, writeRedirects } from "./redirects";
import { readSite } from "./site-content";

type SitePages = { getState: () => { pages: ReadonlyMap<string, unknown> } };

/**
 * Gatsby's onPreExtractQueries, the first moment at which every page is known: ends the build where
 * a link or a redirect of content/ leads nowhere, before anything is written.
 */
export function onPreExtractQueries({ store, reporter }: ParentSpanPluginArgs): void {
  try {
    const site = readSite();
    const { pages }: ReturnType<SitePages["getState"]> = store.getState();
    const report = linkReport(site, [...pages.keys()]);
    warn(reporter, report.warnings);
    if (report.faults.length > 0) throw new ContentError(report.faults);
  } catch (error) {
    failBuild(reporter, error);
  }
}

/** Gatsby's onPostBuild: hands the redirects to the site server. */
export function onPostBuild(): void {
  writeRedirects(readRedirects(readSite()));
}

/** Every link and redirect of content/ against the paths of the pages that were made. */
export function linkReport(site: Site, made: readonly string[]): LinkReport {
  const content = readContentPages(site);
  const known: KnownPages = {
    pages: new Map(made.filter(isVisitors).map((path) => [pathKey(path), path])),
    anchors: new Map(
      content.map((page) => [
        pathKey(page.frontMatter.path),
        anchorsOf(sectionsOf(linesOf(page, site)), page.frontMatter),
      ]),
    ),
  };
  const links = [...content.flatMap((page) => markdownLinks(page, site)), ...yamlLinks(site)];
  const reports = [checkLinks(links, known), redirectFaults(readRedirects(site), known)];
  return {
    faults: reports.flatMap(({ faults }) => faults),
    warnings: reports.flatMap(({ warnings }) => warnings),
  };
}

function isVisitors(path: string): boolean {
  return path !== paths.blogFallback() && !/^\/(dev-)?404/.test(path);
}

function warn(reporter: Reporter, warnings: readonly string[]): void {
  if (warnings.length === 0) return;
  const lines = ["Links to posts or categories that are not published:", ...warnings];
  reporter.warn(lines.join("\n  "));
}
