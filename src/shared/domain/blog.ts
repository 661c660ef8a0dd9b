import type { Heading } from "./anchors";
import type { Blog } from "../contract/blogs";
import { showsDisclosure } from "../contract/disclosure";
import type { Picture } from "../contract/picture";
import { UNKNOWN_AUTHOR } from "./author-key";
import { hashBlogCard } from "./blog-signature";
import { formatLongDate, formatShortDate, toIsoDate } from "./dates";
import { cleanHtml } from "./html";
import { toSlugSegment } from "./slug";
import { takeFirstCharacters, takeFirstWords, toReadTime } from "./text";

export const blogCardFields = {
  signature: "String!",
  segment: "String!",
  title: "String!",
  excerpt: "String!",
  /** ISO, for the `datetime` attribute; null when unknown. */
  date: "String",
  dateText: "String!",
  author: "String!",
  thumbnail: "Picture",
  category: "String",
} as const;

/** Fields of a post's page (PST-01, PST-03). */
export const blogArticleFields = {
  segment: "String!",
  title: "String!",
  author: "String!",
  date: "String",
  /** '5 October 2026'; other text unchanged; null if missing. */
  dateText: "String",
  /** Day, day in words, and note: all three, or null (PST-09). */
  revisedAt: "String",
  revisedText: "String",
  revisionNote: "String",
  readTime: "String!",
  /** The meta description: 160 characters of plain content. */
  description: "String!",
  /** The editor's texts for search engines and shared links (EDT-06). */
  metaTitle: "String",
  metaDescription: "String",
  metaImage: "String",
  html: "String!",
  /** The h2 of `html`, by their ids (PST-06). */
  headings: "[ContentHeading!]!",
  /** Only for research, IPO posts and posts that name securities, else null (PST-10). */
  disclosure: "PostDisclosure",
  thumbnail: "Picture",
  category: "String",
} as const;

export type BlogCard = FieldValues<typeof blogCardFields>;
export type BlogArticle = FieldValues<typeof blogArticleFields>;

/** What a post names and who holds it, as its page shows it (PST-10). */
export type PostDisclosure = {
  readonly isEducation: boolean;
  readonly securities: readonly string[];
  readonly holding: string | null;
  /** Date of its newest price: '5 October 2026'. */
  readonly pricesText: string | null;
};

type Values = {
  "String!": string;
  String: string | null;
  Picture: Picture | null;
  PostDisclosure: PostDisclosure | null;
  "[ContentHeading!]!": readonly Heading[];
};
type FieldValues<Fields extends Record<string, keyof Values>> = {
  -readonly [Name in keyof Fields]: Values[Fields[Name]];
};

type DescribedBlog = { card: BlogCard; article: BlogArticle; text: string };

/** Returns a post's card, article and plain text. `base` precedes picture paths of an API on another origin. */
export function describeBlog(blog: Blog, base = ""): DescribedBlog {
  const { html, headings, text } = cleanHtml(blog.html, base);
  const common = {
    segment: toSlugSegment(blog.slug),
    title: blog.title,
    date: toIsoDate(blog.date),
    thumbnail: blog.thumbnail && addBase(blog.thumbnail, base),
    category: blog.category?.name ?? null,
  };
  return {
    card: {
      ...common,
      signature: hashBlogCard(blog),
      excerpt: takeFirstWords(text, 20),
      dateText: formatShortDate(blog.date) ?? "no date",
      author: blog.author ?? "Unknown",
    },
    article: {
      ...common,
      author: blog.author ?? UNKNOWN_AUTHOR,
      dateText: formatLongDate(blog.date) ?? blog.date,
      ...describeRevision(blog),
      readTime: toReadTime(text),
      description: takeFirstCharacters(text, 160),
      metaTitle: blog.metaTitle,
      metaDescription: blog.metaDescription,
      metaImage: getShareImage(blog, base),
      html,
      headings,
      disclosure: describeDisclosure(blog),
    },
    text,
  };
}

/** Only a revision that an editor declares is shown, not every save (PST-09). */
function describeRevision({ revisedAt, revisionNote }: Blog) {
  const revisedText = formatLongDate(revisedAt);
  return revisedText === null || revisionNote === null
    ? { revisedAt: null, revisedText: null, revisionNote: null }
    : { revisedAt, revisedText, revisionNote };
}

function describeDisclosure({ kind, securities, holding, priceDataAsOf }: Blog) {
  if (!showsDisclosure(kind, securities.length > 0)) return null;
  const pricesText = formatLongDate(priceDataAsOf);
  return { isEducation: kind === "education", securities, holding, pricesText };
}

/** The picture of shared links: small enough for networks where the API has such a copy (EDT-06). */
function getShareImage({ metaImage, thumbnail }: Blog, base: string): string | null {
  const picture = metaImage ?? (thumbnail?.social ? thumbnail : null);
  if (picture === null) return null;
  const { url, social } = addBase(picture, base);
  return social ?? url;
}

function addBase(picture: Picture, base: string): Picture {
  const toAbsolute = (url: string) => (url.startsWith("/") ? base + url : url);
  return {
    ...picture,
    url: toAbsolute(picture.url),
    sizes: picture.sizes.map((size) => ({ ...size, url: toAbsolute(size.url) })),
    ...(picture.social && { social: toAbsolute(picture.social) }),
  };
}
