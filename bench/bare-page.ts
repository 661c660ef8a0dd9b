import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "gatsby/package.json";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { createSiteServer, closeGracefully } from "../server/site/create-site-server";
import { openLiveSource } from "../server/site/release-source";
import { publishRelease } from "../publisher/release/publish";
import { describeGatsbyBuild } from "./build";
import { createPosts } from "./sample-posts";

/** No server listens on this port; the page calls no API. */
const NO_API = "http://127.0.0.1:9";

/** Builds and serves a Gatsby site of one article, for comparison. Returns the page's address. */
export async function serveBarePage(
  parent: string,
  supervisor: ProcessSupervisor,
): Promise<string> {
  const folder = join(parent, "bare");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "src/pages"), { recursive: true });
  for (const [name, text] of Object.entries(listBareSources())) {
    writeFileSync(join(folder, name), text);
  }
  await supervisor.run(describeGatsbyBuild(folder));
  const releases = join(folder, "releases");
  await publishRelease(join(folder, "public"), releases);
  const source = openLiveSource(releases, console.error);
  const app = await createSiteServer({ source, apiHost: NO_API });
  supervisor.add({ end: () => closeGracefully(app, 1000) });
  return `${await app.listen({ host: "127.0.0.1", port: 0 })}/`;
}

function listBareSources(): Record<string, string> {
  const [article] = createPosts(1);
  return {
    "package.json": JSON.stringify({ private: true, dependencies: { gatsby: version } }),
    "gatsby-config.ts": `
      import { createReleaseAdapter } from "../../../builder/manifest/adapter";
      const hosts = { connect: [], pictures: [], frames: [] };
      export default {
        adapter: createReleaseAdapter({ siteUrl: "", hosts }),
      };`,
    // A release needs one.
    "src/pages/404.js": `
      import * as React from "react";
      export default () => null;
      export const Head = () => <title>Not found</title>;`,
    "src/pages/index.js": `
      import * as React from "react";
      const content = { __html: ${JSON.stringify(article?.content)} };
      export default function Article() {
        return <main><h1>An article</h1><div dangerouslySetInnerHTML={content} /></main>;
      }
      export const Head = () => <title>An article</title>;`,
  };
}
