import type { GatsbyConfig } from "gatsby";
import { orEndBuild } from "./src/build/fail-build";
import { readSite } from "./src/build/site-content";
import { sitemapOptions } from "./src/build/sitemap";
import { readEnvironment } from "./src/config/environment";

const site = orEndBuild(readSite);
const { apiHost } = orEndBuild(() => readEnvironment(process.env));

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url, title: site.brand.product },
  // Each page keeps the source's spelling as its canonical address; the server answers both forms.
  trailingSlash: "ignore",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: process.env.TYPEGEN === "1" },
  proxy: { prefix: "/api", url: apiHost },
  plugins: [
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content", fastHash: true },
    },
    "gatsby-transformer-remark",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
