import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { version } from "gatsby/package.json";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { createSiteServer } from "../server/site/create-site-server";
import { closeGracefully } from "../server/site/listen";
import { openFolderSource } from "../server/site/release-source";
import { RELEASE_FILE } from "../src/shared/node/release/release";
import { createPosts } from "./sample-posts";

/** No server listens on this port; the page calls no API. */
const NO_API = "http://127.0.0.1:9";

/**
 * Builds and serves the smallest Gatsby site, for comparison: one article without plugins. Only the
 * adapter is ours, so that our server can send it. Returns the page's address.
 */
export async function serveBarePage(supervisor: ProcessSupervisor): Promise<string> {
  const source = openFolderSource(await buildBareSite(supervisor));
  const app = await createSiteServer({ source, apiHost: NO_API });
  supervisor.add({ end: () => closeGracefully(app, 1000) });
  return `${await app.listen({ host: "127.0.0.1", port: 0 })}/`;
}

async function buildBareSite(supervisor: ProcessSupervisor): Promise<string> {
  // Below the checkout, whose packages it uses.
  const folder = resolve(".data/bench/bare");
  const root = join(folder, "public");
  const sources = Object.entries(listBareSources());
  const isCurrent = ([name, text]: [string, string]) =>
    existsSync(join(folder, name)) && readFileSync(join(folder, name), "utf8") === text;
  if (sources.every(isCurrent) && existsSync(join(root, RELEASE_FILE))) return root;
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of sources) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await supervisor.run({
    name: "The build of the bare Gatsby site",
    args: [resolve("node_modules/gatsby/cli.js"), "build"],
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production", CI: "true" },
    log: join(folder, "build.log"),
  });
  return root;
}

function listBareSources(): Record<string, string> {
  const [article] = createPosts(1);
  return {
    "package.json": JSON.stringify({ private: true, dependencies: { gatsby: version } }),
    "gatsby-config.ts": `
      import { releaseAdapter } from "../../../publisher/manifest/adapter";
      const hosts = { connect: [], pictures: [], frames: [] };
      export default {
        adapter: releaseAdapter({ siteUrl: "", apiHost: "${NO_API}", hosts, cmsOrigins: [] }),
      };`,
    "src/pages/index.js": `
      import * as React from "react";
      const content = { __html: ${JSON.stringify(article?.content)} };
      export default function Article() {
        return <main><h1>An article</h1><div dangerouslySetInnerHTML={content} /></main>;
      }
      export const Head = () => <title>An article</title>;`,
  };
}
