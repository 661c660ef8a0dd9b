import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";
import { redactUrl } from "../../src/shared/node/api-request";
import { readRedirects, writeRobots, type ReleaseAdapterOptions } from "./adapter";
import { hashInlineParts, type InlineHashes } from "./inline-hashes";
import { createNetlifyHeaders, createNetlifyRedirects } from "./netlify-rules";
import { createContentPolicy } from "./policy";
import { walkFolder } from "./walk";

const OWN_RULES = "# Rules of server/site in the format of Netlify";

/** Returns Gatsby's adapter for Netlify, with rules for what our server does itself. */
export function adaptForNetlify(options: ReleaseAdapterOptions): IAdapter {
  const { siteUrl, apiHost, hosts, cmsOrigins } = options;
  const netlify = createNetlifyAdapter({ imageCDN: false });
  const root = resolve("public");
  return {
    ...netlify,
    adapt: async (context) => {
      await netlify.adapt(context);
      writeRobots(root, siteUrl);
      const pages = await hashInlineCode(root);
      addRules(
        join(root, "_headers"),
        createNetlifyHeaders(pages, createContentPolicy(hosts), cmsOrigins),
      );
      const routes = { pages: [...pages.keys()], redirects: readRedirects(root), apiHost };
      addRules(join(root, "_redirects"), createNetlifyRedirects(routes));
      if (!apiHost.startsWith("https://")) {
        context.reporter.warn(
          `Netlify cannot pass /api/* on to ${redactUrl(apiHost)}; set GATSBY_API_HOST to the API's public https:// address.`,
        );
      }
    },
  };
}

async function hashInlineCode(root: string): Promise<Map<string, InlineHashes>> {
  const pages = new Map<string, InlineHashes>();
  for (const { path } of walkFolder(root, () => false)) {
    if (!path.endsWith(".html")) continue;
    pages.set(path, hashInlineParts(await readFile(join(root, path), "utf8")));
  }
  return pages;
}

function addRules(file: string, rules: string): void {
  const content = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [otherRules = ""] = content.split(OWN_RULES);
  writeFileSync(file, `${otherRules}${OWN_RULES}\n${rules}`);
}
