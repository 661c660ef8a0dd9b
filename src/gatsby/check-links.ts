import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import type { Site } from "../content/site.schema";
import { isPublic, pathKey } from "./code-pages";
import { ContentError } from "../content/read-content";
import {
  checkLinks,
  markdownLinks,
  yamlLinks,
  type KnownPages,
  type LinkReport,
} from "./content-links";
import { readContentPages } from "./content-pages";
import { changeDayFaults } from "./content-days";
import { livePages } from "./gone-pages";
import { failBuild } from "./fail-build";
import { anchorsOf, linesOf, sectionsOf } from "./markdown-outline";
import { readRedirects, redirectFaults } from "./redirects";
import { readSite } from "./site-content";

/** Gatsby's onPreExtractQueries: all pages are known, none written; a dead link ends the build. */
export function onPreExtractQueries({ store, reporter }: ParentSpanPluginArgs): void {
  try {
    const site = readSite();
    const report = linkReport(site, [...livePages(store.getState().pages).values()]);
    warn(reporter, report.warnings);
    if (report.faults.length > 0) throw new ContentError(report.faults);
  } catch (error) {
    failBuild(reporter, error);
  }
}

function linkReport(site: Site, made: readonly string[]): LinkReport {
  const { pages: content, faults } = readContentPages(site);
  // In develop; createPages has said them.
  if (faults.length > 0) return { faults: [], warnings: [] };
  const all: KnownPages = {
    pages: new Map(made.map((path) => [pathKey(path), path])),
    anchors: new Map(
      content.map((page) => [
        pathKey(page.frontMatter.path),
        anchorsOf(sectionsOf(linesOf(page, site)), page.frontMatter),
      ]),
    ),
  };
  const known = { ...all, pages: new Map([...all.pages].filter(([, path]) => isPublic(path))) };
  const links = [...content.flatMap((page) => markdownLinks(page, site)), ...yamlLinks(site)];
  const reports = [checkLinks(links, known), redirectFaults(readRedirects(site), all)];
  return {
    faults: [...reports.flatMap(({ faults }) => faults), ...changeDayFaults(known)],
    warnings: reports.flatMap(({ warnings }) => warnings),
  };
}

function warn(reporter: Reporter, warnings: readonly string[]): void {
  if (warnings.length === 0) return;
  const lines = ["Links to posts or categories that are not published:", ...warnings];
  reporter.warn(lines.join("\n  "));
}
