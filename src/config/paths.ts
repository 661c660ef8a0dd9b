// The only place that knows a URL of this site. Spellings are the source's, odd ones included.

const BLOGS = "/blogs/";

export const paths = {
  home: () => "/",
  download: () => "/Download",
  features: () => "/Features",
  about: () => "/about-us/",
  expertAdvice: () => "/expert-advice/",
  portfolioScreener: () => "/portfolio-screener/",
  stockbox: () => "/readymade-stockbox/",
  stockScreener: () => "/stock-screener/",
  portfolioHedger: () => "/portfolio-hedger/",
  fiiDii: () => "/fii-dii-investments/",
  contact: () => "/contact-us/",
  investorCharter: () => "/investor-charter/",
  careers: () => "/careers/",
  media: () => "/media/",
  partner: () => "/partner-with-us/",
  ipos: () => "/comapny-ipos",
  researchReports: () => "/researchReport",
  faq: () => "/FAQ",
  upiHandle: () => "/upihandle",
  terms: () => "/terms-conditions/",
  privacy: () => "/privacy-policy/",
  grievance: () => "/grievancepolicy/",
  regulatory: () => "/regulatory-details/",
  blogs: () => BLOGS,
  /** A page of the whole list; page 1 is the list itself. */
  blogsPage: (page: number) => (page <= 1 ? BLOGS : `${BLOGS}page/${page}/`),
  /** A page of one category's list; `segment` comes from categorySegments. */
  blogCategory: (segment: string, page = 1) =>
    `${BLOGS}category/${segment}/${page <= 1 ? "" : `page/${page}/`}`,
  /** One post; `segment` comes from slugSegment. */
  blog: (segment: string) => `/blog/${segment}/`,
  /** Served in the place of a post that is not built yet (PST-04, docs/decisions/unbuilt-posts.md). */
  blogFallback: () => "/offline-plugin-app-shell-fallback/",
  /** A draft, for who has a token of it; in no list and no sitemap. */
  preview: () => "/preview/",
} as const;

/** A path as it stands in a link or a canonical address: encoded, with nothing encoded twice. */
export function encodePath(path: string): string {
  return path
    .split("/")
    .map((part) => encodeURIComponent(decoded(part)))
    .join("/");
}

/** Percent-decoded; as it is where it cannot be decoded. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The slug in a post's path, decoded; null for any other path. */
export function blogSlugOf(path: string): string | null {
  const segment = /^\/blog\/([^/]+)\/?$/.exec(path)?.[1];
  return segment === undefined ? null : decoded(segment);
}
