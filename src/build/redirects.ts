import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fillAll } from "../config/placeholders";
import { RedirectsSchema, type Redirects } from "../config/redirects-schema";
import type { Site } from "../config/site-schema";
import { pathKey } from "./code-pages";
import { place, readYamlFile, yamlTexts } from "./content";
import { pageProblem, type KnownPages, type LinkReport } from "./link-faults";

const FILE = resolve("content/redirects.yaml");

/** content/redirects.yaml, its placeholders filled, then checked. Throws a ContentError. */
export function readRedirects(site: Site, file = FILE): Redirects {
  return readYamlFile(file, RedirectsSchema, (value) => fillAll(value, site));
}

/** Redirects that cannot work, each with file and line: no page is hidden, none leads nowhere. */
export function redirectFaults(
  redirects: Redirects,
  { pages }: Pick<KnownPages, "pages">,
  file = FILE,
): LinkReport {
  const lines = yamlTexts(file);
  const lineOf = (field: "from" | "to", index: number) =>
    lines.filter(({ path }) => path.at(-1) === field)[index]?.line ?? 1;
  const seen = new Set<string>();
  const report: LinkReport = { faults: [], warnings: [] };
  redirects.forEach(({ from, to }, index) => {
    const key = pathKey(from);
    const atFrom = `${place(file, lineOf("from", index))}: field "${index}.from" ${from}`;
    if (pages.has(key)) report.faults.push(`${atFrom} is a page; a page cannot be redirected`);
    if (/^\/api(\/|$)/i.test(from)) report.faults.push(`${atFrom} belongs to the API`);
    if (seen.has(key)) report.faults.push(`${atFrom} is redirected twice`);
    seen.add(key);
    const problem = pageProblem(to, pages);
    if (!problem) return;
    const list = /^\/blogs?\/./.test(to) ? report.warnings : report.faults;
    list.push(`${place(file, lineOf("to", index))}: field "${index}.to" ${to} ${problem}`);
  });
  return report;
}

/** Writes what server/site/redirects.ts reads. */
export function writeRedirects(redirects: Redirects, folder = resolve("public")): void {
  writeFileSync(resolve(folder, "redirects.json"), `${JSON.stringify(redirects)}\n`);
}
