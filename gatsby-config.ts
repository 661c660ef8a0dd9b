import type { GatsbyConfig } from "gatsby";
import { chooseAdapter } from "./src/build/adapter/choose-adapter";
import { policyHosts } from "./src/build/adapter/policy-hosts";
import { orEndBuild } from "./src/build/fail-build";
import { readSite } from "./src/build/site-content";
import { sitemapOptions } from "./src/build/sitemap";
import { readEnvironment } from "./src/config/environment";

const site = orEndBuild(readSite);
const { apiHost, browserApiHost, adapter } = orEndBuild(() => readEnvironment(process.env));
const videoSearchUrl = process.env.GATSBY_VIDEO_SEARCH_URL ?? "";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url, title: site.brand.product },
  // Each page keeps the source's spelling as its canonical address; the server answers both forms.
  trailingSlash: "ignore",
  jsxRuntime: "automatic",
  adapter: chooseAdapter(adapter, {
    siteUrl: site.url,
    apiHost,
    hosts: policyHosts(browserApiHost, videoSearchUrl, site),
  }),
  graphqlTypegen: { generateOnBuild: process.env.TYPEGEN === "1" },
  proxy: { prefix: "/api", url: apiHost },
  plugins: [
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content", fastHash: true },
    },
    "gatsby-transformer-remark",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
