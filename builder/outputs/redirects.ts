import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fillValues } from "../../src/content/placeholders";
import { schema, type Redirects } from "../../src/content/redirects.schema";
import type { Site } from "../../src/content/site.schema";
import { formatLocation, readYamlFile, readYamlTexts } from "../../src/content/read-content";
import type { OldAddresses } from "../pages/old-addresses";
import { findPageProblem, type KnownPages, type LinkReport } from "../pages/content-links";
import { isServedFile } from "../pages/content-pages";
import { toPathKey } from "../../src/shared/domain/paths";

const FILE = resolve("content/redirects.yaml");

const OLD_TARGET_PROBLEM = "is an old address itself: write the address that it redirects to";

/** Reads content/redirects.yaml and fills its placeholders. Throws a ContentError. */
export function readRedirects(site: Site, file = FILE): Redirects {
  return readYamlFile(file, schema, (value) => fillValues(value, site));
}

/** Reports entries that redirect a page, the API or an address twice, or that lead to no page (EDT-01). */
export function findRedirectErrors(
  redirects: Redirects,
  { pages }: Pick<KnownPages, "pages">,
  file = FILE,
): LinkReport {
  const lines = readYamlTexts(file);
  const findLine = (field: "from" | "to", index: number) =>
    lines.filter(({ path }) => path.at(-1) === field)[index]?.line ?? 1;
  const old = new Set(redirects.map(({ from }) => toPathKey(from)));
  const redirected = new Set<string>();
  const report: LinkReport = { errors: [], warnings: [] };
  redirects.forEach(({ from, to }, index) => {
    const key = toPathKey(from);
    const atFrom = `${formatLocation(file, findLine("from", index))}: field "${index}.from" ${from}`;
    if (pages.has(key))
      report.errors.push(`${atFrom} is a page: remove this entry, or the page first`);
    if (/^\/api(\/|$)/i.test(from)) report.errors.push(`${atFrom} belongs to the API: remove it`);
    if (redirected.has(key)) report.errors.push(`${atFrom} is redirected twice: remove one entry`);
    redirected.add(key);
    const problem = isServedFile(to) ? undefined : findPageProblem(to, pages);
    if (!problem) return;
    const isOld = old.has(toPathKey(to)) && !pages.has(toPathKey(to));
    const list = /^\/blogs?\/./.test(to) ? report.warnings : report.errors;
    list.push(
      `${formatLocation(file, findLine("to", index))}: field "${index}.to" ${to} ${isOld ? OLD_TARGET_PROBLEM : problem}`,
    );
  });
  return report;
}

/** Writes redirects; those of content/ precede those of the API. */
export function writeRedirects(
  redirects: Redirects,
  { moved, removed }: OldAddresses,
  folder = resolve("public"),
): void {
  const own = new Set(redirects.map(({ from }) => toPathKey(from)));
  const old = [...moved, ...removed.map(({ from }) => ({ from, to: null }))];
  const all = [...redirects, ...old.filter(({ from }) => !own.has(toPathKey(from)))];
  writeFileSync(resolve(folder, "redirects.json"), `${JSON.stringify(all)}\n`);
}
