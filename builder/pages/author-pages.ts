import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { toAuthorKey } from "../../src/shared/domain/author-key";
import type { BlogCard } from "../../src/shared/domain/blog";
import type { Author } from "../../src/shared/contract/authors";
import { formatLongDate } from "../../src/shared/domain/dates";
import { toShortHash } from "../../src/shared/domain/hash";
import type { AuthorContext, Certificate } from "../../src/shared/domain/page-context";
import { splitIntoPages } from "../../src/shared/domain/pagination";
import { paths, toPathKey } from "../../src/shared/domain/paths";
import { toSlugSegment, appendHash } from "../../src/shared/domain/slug";

/** `segment` is the end of the address of the author's page. */
export type ResolvedAuthor = Author & { segment: string };

export type ResolvedAuthors = {
  authors: ResolvedAuthor[];
  /** Authors whose name no other record has, by the key of the name. */
  byKey: ReadonlyMap<string, ResolvedAuthor>;
  warnings: string[];
};

/** Returns authors with unique addresses; a name of two records links to neither (PST-08). */
export function resolveAuthors(records: readonly Author[]): ResolvedAuthors {
  const segments = records.map(({ slug }) => toSlugSegment(slug));
  const addresses = countValues(segments.map(toPathKey));
  const names = countValues(records.map(({ name }) => toAuthorKey(name)));
  const resolved: ResolvedAuthors & { byKey: Map<string, ResolvedAuthor> } = {
    authors: [],
    byKey: new Map(),
    warnings: [],
  };
  records.forEach((record, index) => {
    const slug = segments[index] ?? "";
    const isOwn = addresses.get(toPathKey(slug)) === 1;
    const author = { ...record, segment: isOwn ? slug : appendHash(slug, toShortHash(record.id)) };
    resolved.authors.push(author);
    const key = toAuthorKey(record.name);
    if (names.get(key) === 1) resolved.byKey.set(key, author);
    else resolved.warnings.push(describeSharedName(author));
  });
  return resolved;
}

function describeSharedName({ id, name }: Author): string {
  return (
    `GET /api/authors: author ${id} shares the name "${name}" with another record, so no post links ` +
    `to either; give each a different name.`
  );
}

/** Returns an author's certificate if its number and last day are known (PST-10, IPO-18). */
export function readCertificate({ nismNumber, nismValidUntil }: Author): Certificate | null {
  const until = formatLongDate(nismValidUntil);
  return nismNumber !== null && until !== null ? { number: nismNumber, until } : null;
}

type Listed = { authorKey: string | null; card: BlogCard };

/** Creates the pages of each author with their posts, 10 a page (PST-08). */
export function createAuthorPages(
  { createPage }: Pick<CreatePagesArgs["actions"], "createPage">,
  { authors, byKey }: ResolvedAuthors,
  posts: readonly Listed[],
): void {
  const component = resolve("src/templates/blog-author.tsx");
  const bySegment = new Map<string, BlogCard[]>();
  for (const { authorKey, card } of posts) {
    const segment = byKey.get(authorKey ?? "")?.segment;
    if (segment === undefined) continue;
    const cards = bySegment.get(segment);
    if (cards) cards.push(card);
    else bySegment.set(segment, [card]);
  }
  for (const author of authors) {
    const { name, segment, role } = author;
    const authorCards = bySegment.get(segment) ?? [];
    splitIntoPages(authorCards).forEach((cards, index, pages) => {
      const context: AuthorContext = {
        author: { name, segment, role },
        details: index === 0 ? createDetails(author) : null,
        cards,
        page: index + 1,
        totalPages: pages.length,
        total: authorCards.length,
      };
      createPage({ path: paths.author(segment, index + 1), component, context });
    });
  }
}

function createDetails(author: Author): AuthorContext["details"] {
  const { qualifications, nismNumber, nismValidUntil, profiles, interests, updatedAt } = author;
  const nismValidText = formatLongDate(nismValidUntil);
  return {
    qualifications,
    nismNumber,
    nismValidUntil,
    nismValidText,
    profiles,
    interests,
    updatedAt,
  };
}

function countValues(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
