import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { fillAll } from "../../src/config/placeholders";
import { site } from "./visitor";

const FOLDER = "content/seo";

type FrontMatter = {
  title: string;
  description: string;
  path: string;
  keywords: string;
  heading: string;
};

/** What the files of content/seo say about themselves, the firm's values filled in. */
export const articles = readdirSync(FOLDER).map((name) => {
  const [, head = ""] = readFileSync(join(FOLDER, name), "utf8").split(/^---$/m);
  return fillAll(parse(head) as FrontMatter, site);
});

/** The article at a path; throws when no file has it. */
export function articleAt(path: string): FrontMatter {
  const article = articles.find((candidate) => candidate.path === path);
  if (!article) throw new Error(`No file of ${FOLDER} has the path ${path}`);
  return article;
}

const { product } = site.brand;

/** The six routes, the en dash where the route list has one, and their names in the footer. */
export const routes = {
  tips: {
    path: `/Stock-Market-Tips-Provider\u2013${product}`,
    link: "Stock Market Tips Provider",
  },
  consultant: {
    path: `/Expert-Share-Market-Consultant\u2013${product}-for-Smart-Investments`,
    link: "Share Market Consultant",
  },
  strategies: {
    path: `/Investment-Strategies-in-Stock-Market-Expert-Tips-by-${product}`,
    link: "Investment Strategies",
  },
  advisory: {
    path: `/Stock-Advisory-Services-Expert-Stock-Market-Guidance-by-${product}`,
    link: "Stock Advisory Services",
  },
  india: {
    path: `/Trusted-Stock-Advisory-Services-in-India-${product}-Experts`,
    link: "Stock Advisory Services India",
  },
  intraday: {
    path: `/Trusted-SEBI-Registered-Intraday-Tips-Provider-in-India-${product}`,
    link: "SEBI Registered Tips Provider",
  },
};
