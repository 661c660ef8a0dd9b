import { attempt } from "./read-field";

// The paths that code uses; content pages name their own. ROU-01 requires the odd spellings.

const BLOGS = "/blogs/";
const FEED_FILES = { rss: "feed.xml", atom: "atom.xml", json: "feed.json" } as const;

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
  /** `segment`: name and key of the IPO's page (ipo-paths.ts). */
  ipo: (segment: string) => `/ipo/${segment}/`,
  ipoCalendar: () => "/ipo-calendar/",
  ipoCalendarFile: () => "/ipo-calendar.ics",
  /** Relative to an IPO's page. */
  ipoEventsFile: () => "calendar.ics",
  researchReports: () => "/researchReport",
  faq: () => "/FAQ",
  upiHandle: () => "/upihandle",
  terms: () => "/terms-conditions/",
  privacy: () => "/privacy-policy/",
  personalData: () => "/my-personal-data/",
  grievance: () => "/grievancepolicy/",
  complaintStatus: () => "/complaint-status/",
  regulatory: () => "/regulatory-details/",
  mitc: () => "/mitc/",
  officialCharter: () => "/investor-charter/official/",
  disclosures: () => "/disclosures/",
  verify: () => "/verify-us/",
  registrations: () => "/registrations/",
  accessibility: () => "/accessibility-statement/",
  search: () => "/search/",
  blogs: () => BLOGS,
  blogsPage: (page: number) => (page <= 1 ? BLOGS : `${BLOGS}page/${page}/`),
  blogCategory: (segment: string, page = 1) =>
    `${BLOGS}category/${segment}/${page <= 1 ? "" : `page/${page}/`}`,
  blog: (segment: string) => `/blog/${segment}/`,
  author: (segment: string, page = 1) =>
    `/blog/author/${segment}/${page <= 1 ? "" : `page/${page}/`}`,
  blogFeed: (format: keyof typeof FEED_FILES) => `${BLOGS}${FEED_FILES[format]}`,
  categoryFeed: (segment: string) => `${BLOGS}category/${segment}/${FEED_FILES.rss}`,
  /** Served instead of a post that is not built yet (docs/decisions/0002). */
  blogFallback: () => "/offline-plugin-app-shell-fallback/",
  preview: () => "/preview/",
} as const;

/** The table of claims on the page of disclosures (TRU-17). */
export const CLAIMS_ID = "claims";
export const CLAIMS_ADDRESS = `${paths.disclosures()}#${CLAIMS_ID}`;
/** Returns the id of a claim's row in that table. */
export const createClaimId = (name: string) => `claim-${name}`;

/** Encodes a path for a link or a canonical address; never encodes twice. */
export function encodePath(path: string): string {
  if (/^[\w/.~-]*$/.test(path)) return path;
  return path
    .split("/")
    .map((part) => encodeURIComponent(decodeUri(part)).replace(/%(?:2B|2C|3D|40|24)/g, decodeUri))
    .join("/");
}

/** Decodes percent-encoding. Returns the text itself if it cannot be decoded. */
export const decodeUri = (part: string): string => attempt(() => decodeURIComponent(part), part);

/** Returns the decoded slug of a post's path; null for any other path. */
export function parseBlogSlug(path: string): string | null {
  const segment = /^\/blog\/([^/]+)\/?$/.exec(path)?.[1];
  return segment === undefined ? null : decodeUri(segment);
}

/** Returns the key at the end of an IPO page's path; null for any other path (IPO-12). */
export function parseIpoKey(path: string): string | null {
  return /^\/ipo\/(?:[^/]*-)?([0-9a-z]{6,})\/?$/.exec(path)?.[1] ?? null;
}

/** Returns the path without slashes at its end; "" for the home page. */
export function stripSlash(path: string): string {
  return path.replace(/\/+$/, "");
}

/** Returns one key for all paths of a page: ignores letter case, Unicode form and final slashes. */
export function toPathKey(path: string): string {
  return stripSlash(path.normalize("NFC").toLowerCase()) || "/";
}
