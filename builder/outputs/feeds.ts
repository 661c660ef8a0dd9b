import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { max } from "date-fns";
import { Feed } from "feed";
import { describeFirm } from "../../src/content/firm-identity";
import { hideClaims } from "../../src/content/hidden-claims";
import { fillValues } from "../../src/content/placeholders";
import { readYamlFile } from "../../src/content/read-content";
import type { Site } from "../../src/content/site.schema";
import { schema as listSchema } from "../../src/features/blog/list-text.schema";
import { UNKNOWN_AUTHOR } from "../../src/shared/domain/author-key";
import { toIndianDay } from "../../src/shared/domain/dates";
import { escapeHtml } from "../../src/shared/domain/escape-html";
import { toAbsoluteHtml } from "../../src/shared/domain/html";
import type { CategoryLink } from "../../src/shared/domain/page-context";
import { encodePath, paths } from "../../src/shared/domain/paths";
import { findList, type BuiltSite, type BuiltPost } from "../pages/built-pages";
import { findLastChange } from "./content-days";
import { writeIfChanged } from "./write-if-changed";

const LIST_FILE = resolve("content/pages/blogs.yaml");
const MAX_ENTRIES = 20;

type Format = Parameters<typeof paths.blogFeed>[0];
type FeedFile = { format: Format; path: string };

/** Posts of a feed, newest first. */
type List = { category: CategoryLink | null; page: string; posts: BuiltPost[]; files: FeedFile[] };

/** `since` dates feeds without posts, and posts without a date. */
export type FeedTexts = { site: Site; title: string; description: string; since: string };

/** Reads the feeds' title and description from the blog's texts. Throws a ContentError. */
export function readFeedTexts(site: Site, since: string): FeedTexts {
  const { meta } = hideClaims(
    readYamlFile(LIST_FILE, listSchema, (value) => fillValues(value, site)),
  );
  return { ...meta, site, since };
}

/** The input of each feed that this process wrote. */
const written = new Map<string, string>();

/** The posts' texts in feeds by their hashes: a change leaves most of them unchanged. */
let contents: ReadonlyMap<string, string> = new Map();

/** Writes the feeds of blog and categories (FND-07). Returns the list pages whose feed changed. */
export function writeFeeds(root: string, texts: FeedTexts, built: BuiltSite): string[] {
  const lists = createFeedLists(built);
  contents = readContents(lists, texts.site);
  const changed = lists.filter((list) => {
    const source = JSON.stringify([list.category, list.posts.map(readDigest)]);
    const isUnchanged = list.files.every(
      ({ path }) => written.get(path) === source && existsSync(join(root, path)),
    );
    if (isUnchanged) return false;
    const outcomes = list.files.map(({ format, path }) => {
      written.set(path, source);
      return writeIfChanged(join(root, path), createFeedText(format, path, list, texts));
    });
    return outcomes.includes(true);
  });
  removeOldFeeds(root, lists);
  return changed.map(({ page }) => page);
}

/** A list's first pages hold its newest posts. */
function createFeedLists({ pages, posts }: BuiltSite): List[] {
  const listed = new Map(
    pages.flatMap((page) => {
      const list = findList(page);
      return list ? [[page.path, list] as const] : [];
    }),
  );
  return [...listed.values()]
    .filter(({ page }) => page === 1)
    .map(({ active, cards }) => {
      const getPath = (page: number) =>
        active ? paths.blogCategory(active.segment, page) : paths.blogsPage(page);
      const newest = [...cards, ...(listed.get(getPath(2))?.cards ?? [])].slice(0, MAX_ENTRIES);
      return {
        category: active,
        page: getPath(1),
        posts: newest.flatMap(({ segment }) => posts.get(segment) ?? []),
        files: active
          ? [{ format: "rss", path: paths.categoryFeed(active.segment) }]
          : (["rss", "atom", "json"] as const).map((format) => ({
              format,
              path: paths.blogFeed(format),
            })),
      };
    });
}

function readContents(lists: List[], site: Site): ReadonlyMap<string, string> {
  const entries = lists
    .flatMap(({ posts }) => posts)
    .map((post) => [readDigest(post), post] as const);
  return new Map(
    [...new Map(entries)].map(([digest, { readHtml, segment }]) => [
      digest,
      contents.get(digest) ?? toAbsoluteHtml(readHtml(), toAddress(site, paths.blog(segment))),
    ]),
  );
}

const readDigest = ({ internal }: BuiltPost) => internal.contentDigest;
const toAddress = (site: Site, path: string) => site.url + encodePath(path);

/** Returns a tag URI (RFC 4151) of a post. */
const toEntryId = (site: Site, apiId: string) =>
  `tag:${new URL(site.url).hostname},2026:post/${encodeURIComponent(apiId)}`;

function createFeedText(
  format: Format,
  path: string,
  { category: listed, page, posts }: List,
  { site, title, description, since }: FeedTexts,
): string {
  const dates = posts.map((post) => {
    const published = toIndianDay(post.date);
    const changed = findLastChange(post) ?? since;
    return { published: published && toDayStart(published), changed: toDayStart(changed) };
  });
  const feed = new Feed({
    id: toAddress(site, page),
    link: toAddress(site, page),
    title: [listed?.name, title, site.brand.product].filter(Boolean).join(" – "),
    description: `${description} ${describeFirm(site)}.`,
    copyright: describeFirm(site),
    language: "en-IN",
    generator: site.brand.product,
    updated: max([toDayStart(since), ...dates.map(({ changed }) => changed)]),
    feedLinks: { [format]: toAddress(site, path) },
  });
  // Readers treat titles in XML feeds as HTML, in JSON feeds as text.
  const toText = (value: string) => (format === "json" ? value : escapeHtml(value));
  posts.forEach((post, index) => {
    const link = toAddress(site, paths.blog(post.segment));
    const { published = null, changed = toDayStart(since) } = dates[index] ?? {};
    // Atom needs an author; without one it is the firm, as in JSON-LD.
    const author = post.author === UNKNOWN_AUTHOR ? site.brand.company : post.author;
    // The library does not escape "<" in attributes, where Atom has its categories.
    const category = format === "atom" ? post.category?.replaceAll("<", "‹") : post.category;
    feed.addItem({
      title: toText(post.title),
      link,
      // Readers show an entry with another id as new, so the id does not depend on the slug.
      id: toEntryId(site, post.apiId),
      date: published ? max([published, changed]) : changed,
      ...(published ? { published } : {}),
      ...(post.description ? { description: toText(post.description) } : {}),
      // The library splits only the first of these marks.
      content: (contents.get(readDigest(post)) ?? "").replaceAll("]]>", "]]&gt;"),
      ...(category ? { category: [{ name: category, term: category }] } : {}),
      ...(format === "rss"
        ? // RSS's own author element needs an e-mail address.
          { extensions: [{ name: "dc:creator", objects: { _text: author } }] }
        : { author: [{ name: author }] }),
    });
  });
  const writers = { rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1() };
  return writers[format]().replace(NOT_XML, " ");
}

/** Returns a time unchanged, a day as its start in India, so that today is never in the future. */
function toDayStart(value: string): Date {
  return new Date(/^[\d-]{10}$/.test(value) ? `${value}T00:00:00+05:30` : value);
}

/** Characters that XML forbids even escaped, such as a word processor's line break. */
const NOT_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** Removes feeds of removed categories, which Gatsby does not know. */
function removeOldFeeds(root: string, lists: List[]): void {
  const folder = join(root, paths.blogs(), "category");
  if (!existsSync(folder)) return;
  const current = new Set(lists.flatMap(({ files }) => files.map(({ path }) => join(root, path))));
  for (const name of readdirSync(folder)) {
    const file = join(root, paths.categoryFeed(name));
    if (!current.has(file)) rmSync(file, { force: true });
  }
}
