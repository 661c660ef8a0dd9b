import type { GatsbyConfig } from "gatsby";
import { createReleaseAdapter, listPolicyHosts } from "./manifest/adapter";
import { readOrExit } from "./fail-build";
import { sitemapPlugin } from "./outputs/sitemaps";
import { readSite } from "./site-content";
import { listRetired, readEnvironment } from "../src/shared/node/environment/environment";

const site = readOrExit(readSite);
const env = readOrExit(() => readEnvironment(process.env));
// The browser appends paths to this value, so it must have no final slash.
if (env.browserApiHost) process.env.GATSBY_BROWSER_API_HOST = env.browserApiHost;

for (const warning of listRetired(process.env)) console.warn(warning);

export const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url, title: site.brand.product },
  // The server accepts both slash forms, and each page keeps its canonical address.
  trailingSlash: "ignore",
  jsxRuntime: "automatic",
  adapter: createReleaseAdapter({
    siteUrl: site.url,
    hosts: listPolicyHosts(env.browserApiHost, env.browserVideoSearch, site),
  }),
  graphqlTypegen: { generateOnBuild: process.env.TYPEGEN === "1" },
  proxy: { prefix: "/api", url: env.apiHost },
  plugins: [
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content", fastHash: true },
    },
    "gatsby-transformer-remark",
    sitemapPlugin,
  ],
};
