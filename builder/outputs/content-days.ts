import { resolve } from "node:path";
import { readYamlFile, formatLocation, readYamlTexts } from "../../src/content/read-content";
import { schema, type ChangeDays } from "../../src/content/sitemap.schema";
import type { Ipo } from "../../src/shared/contract/ipos";
import { toIndianDay } from "../../src/shared/domain/dates";
import { paths, toPathKey } from "../../src/shared/domain/paths";
import {
  findAuthor,
  findIpo,
  findList,
  type BuiltPage,
  type BuiltSite,
  type BuiltPost,
} from "../pages/built-pages";
import type { KnownPages } from "../pages/content-links";

const FILE = resolve("content/sitemap.yaml");

/** Reads the days of content/sitemap.yaml. Throws a ContentError. */
export const readChangeDays = (file = FILE): ChangeDays => readYamlFile(file, schema);

/** Returns errors for lines of content/sitemap.yaml without a page. */
export function findChangeDayErrors({ pages }: Pick<KnownPages, "pages">, file = FILE): string[] {
  const lines = readYamlTexts(file);
  return Object.keys(readChangeDays(file).pages).flatMap((path) => {
    if (pages.has(toPathKey(path))) return [];
    const line = lines.find((text) => text.path.at(-1) === path)?.line ?? 1;
    return `${formatLocation(file, line)}: field "pages" ${path} is not a page of the site; correct or remove the line`;
  });
}

/** Returns a function for a page's last change, as ISO day or time (FND-08). */
export function findLastChanges(
  { posts, ipos }: Pick<BuiltSite, "posts"> & { ipos: readonly Pick<Ipo, "asOf">[] },
  days: ChangeDays,
): (page: BuiltPage) => string {
  const byKey = new Map(Object.entries(days.pages).map(([path, day]) => [toPathKey(path), day]));
  // The IPOs' sources may be newer than the page's texts.
  const times = ipos.flatMap(({ asOf }) => toUtcTime(asOf) ?? []);
  const newest = times.sort().at(-1) ?? "";
  for (const key of [paths.ipos(), paths.ipoCalendar()].map(toPathKey)) {
    const day = byKey.get(key) ?? days.others;
    byKey.set(key, newest > day ? newest : day);
  }
  const byPath = new Map(
    [...posts].map(([segment, post]) => [paths.blog(segment), findLastChange(post) ?? days.others]),
  );
  return (page) => {
    const author = findAuthor(page);
    const listed = (findList(page) ?? author)?.cards.map(
      ({ segment }) => byPath.get(paths.blog(segment)) ?? "",
    );
    const own = toUtcTime(author?.details?.updatedAt);
    if (own !== null) listed?.push(own);
    const { lastUpdated } = page.context;
    return (
      byPath.get(page.path) ??
      toUtcTime(findIpo(page)?.asOf) ??
      listed?.sort().at(-1) ??
      byKey.get(toPathKey(page.path)) ??
      toIndianDay(typeof lastUpdated === "string" ? lastUpdated : null) ??
      days.others
    );
  };
}

/** Returns when a post last changed, as ISO time or day; null if the API has no readable one. */
export function findLastChange({ updatedAt, revisedAt, date }: BuiltPost): string | null {
  return toUtcTime(updatedAt) ?? toIndianDay(revisedAt) ?? toIndianDay(date);
}

/** Returns an ISO time in UTC, so that texts sort. */
function toUtcTime(value: string | null | undefined): string | null {
  const time = Date.parse(value ?? "");
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
