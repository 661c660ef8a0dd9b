import { routes as articles } from "./seo-articles";

export type RoutePage = {
  path: string;
  /** Budget of JavaScript before the first interaction, in kB of brotli. */
  budget: number;
  /** True if the page represents a template: it is also checked in dark and on a phone. */
  template: boolean;
  /** Tags of its tests: with @full they run in `npm run test:full` only. */
  tags: { page: string; darkAndPhone: string };
};

const CONTENT = 100.7;
/** A post also has the text blocks of EDT-36 to EDT-39. */
const POST = 103.8;
/** The search also loads the reader of its index. */
const SEARCH = 101.3;
/** A list also loads the code that refreshes it. */
const LIST = 107.4;
/** Parts below the first view load later. */
const HOME = 105.7;
/** Apollo loads on the first interaction, validation with the form. */
const LIVE = 115.2;
/** The checker includes the list of channels. */
const CHECKER = 118;

/** Budgets of the pages that represent a template, by path as ROU-01 spells it. */
const TEMPLATES: Record<string, number> = {
  "/": HOME,
  "/Download": CONTENT,
  "/Features": CONTENT,
  "/about-us/": LIVE,
  "/blogs/": LIST,
  "/blog/how-to-complain-scores-and-odr/": POST,
  "/blog/author/analyst-a-sample/": CONTENT,
  "/portfolio-screener/": CONTENT,
  "/portfolio-hedger/": CONTENT,
  "/contact-us/": LIVE,
  "/investor-charter/": CONTENT,
  "/careers/": LIVE,
  "/media/": LIVE,
  "/comapny-ipos": LIVE,
  "/ipo-calendar/": LIVE,
  "/ipo/amber-orchard-foods-limited-sample-efwnq4/": LIVE,
  "/grievancepolicy/": CONTENT,
  "/researchReport": LIVE,
  "/FAQ": CONTENT,
  "/upihandle": CONTENT,
  "/search/": SEARCH,
  "/verify-us/": CHECKER,
  "/disclosures/": CONTENT,
};
const OTHERS: Record<string, number> = {
  "/expert-advice/": CONTENT,
  "/readymade-stockbox/": CONTENT,
  "/stock-screener/": CONTENT,
  "/fii-dii-investments/": CONTENT,
  "/partner-with-us/": LIVE,
  "/my-personal-data/": LIVE,
  "/privacy-policy/": CONTENT,
  "/terms-conditions/": CONTENT,
  "/regulatory-details/": CONTENT,
  "/registrations/": CONTENT,
  "/accessibility-statement/": CONTENT,
  "/mitc/": CONTENT,
  "/investor-charter/official/": CONTENT,
  "/blogs/page/2/": LIST,
  "/blogs/category/ipo-guides/": LIST,
};

const createRoutePage = (path: string, budget: number, template: boolean): RoutePage => ({
  path,
  budget,
  template,
  tags: {
    page: ["/", "/contact-us/"].includes(path) ? "" : " @full",
    darkAndPhone: path === "/contact-us/" ? "" : " @full",
  },
});

const toPages = (budgets: Record<string, number>, template: boolean): RoutePage[] =>
  Object.entries(budgets).map(([path, budget]) => createRoutePage(path, budget, template));

/** Every route of the requirements, with a sample of each kind of blog and IPO page. */
export const routePages: RoutePage[] = [
  ...toPages(TEMPLATES, true),
  ...toPages(OTHERS, false),
  ...Object.values(articles).map(({ path }, at) => createRoutePage(path, CONTENT, at === 0)),
];

export const routePaths = routePages.map(({ path }) => path);
