import { routes as articles } from "./seo-articles";

/** A page of the site as the tests of every page know it. */
export type RoutePage = {
  path: string;
  /** What its first view may load of JavaScript, in kB of brotli. */
  budget: number;
};

const CONTENT = 105;
/** A list also loads what refreshes it. */
const LIST = 110;
/** Apollo comes with the first live data, the form's checks with the form. */
const LIVE = 165;

/** The source's route list (ROU-01), spellings and slashes as there, and the budget of each. */
const ROUTE_LIST: Record<string, number> = {
  "/": LIVE,
  "/Download": CONTENT,
  "/Features": CONTENT,
  "/about-us/": LIVE,
  "/blogs/": LIST,
  "/blog/how-to-complain-scores-and-odr/": CONTENT,
  "/expert-advice/": CONTENT,
  "/portfolio-screener/": CONTENT,
  "/readymade-stockbox/": CONTENT,
  "/stock-screener/": CONTENT,
  "/portfolio-hedger/": CONTENT,
  "/fii-dii-investments/": CONTENT,
  "/contact-us/": LIVE,
  "/investor-charter/": LIVE,
  "/careers/": LIVE,
  "/media/": LIVE,
  "/partner-with-us/": LIVE,
  "/comapny-ipos": LIVE,
  "/privacy-policy/": CONTENT,
  "/grievancepolicy/": CONTENT,
  "/terms-conditions/": CONTENT,
  "/regulatory-details/": CONTENT,
  "/researchReport": LIVE,
  "/FAQ": CONTENT,
  "/upihandle": CONTENT,
};

/** Every route of the requirements: the list, the six articles, and the blog's kinds of page. */
export const routePages: RoutePage[] = [
  ...Object.entries(ROUTE_LIST).map(([path, budget]) => ({ path, budget })),
  ...Object.values(articles).map(({ path }) => ({ path, budget: CONTENT })),
  { path: "/blogs/page/2/", budget: LIST },
  { path: "/blogs/category/ipo-guides/", budget: LIST },
];

export const routePaths = routePages.map(({ path }) => path);
