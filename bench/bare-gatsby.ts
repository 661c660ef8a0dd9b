import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { version } from "gatsby/package.json";
import { RELEASE_FILE } from "../src/shared/node/release/release";
import { samplePosts } from "./sample-content";

/** Below the checkout, whose packages it needs. */
const FOLDER = resolve(".data/bench/bare");

/**
 * What the least of Gatsby costs, to compare with: one article, no plugins, the same Gatsby. Only the
 * adapter is the site's, so that our server sends it in the same way. Returns the built folder, which
 * stays for the next time.
 */
export async function buildBareGatsby(supervisor: ProcessSupervisor): Promise<string> {
  const root = join(FOLDER, "public");
  const files = Object.entries(sources()).map(([name, text]) => ({
    file: join(FOLDER, name),
    text,
  }));
  const isBuilt = files.every(
    ({ file, text }) => existsSync(file) && readFileSync(file, "utf8") === text,
  );
  if (isBuilt && existsSync(join(root, RELEASE_FILE))) return root;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, "src/pages"), { recursive: true });
  for (const { file, text } of files) writeFileSync(file, text);
  await supervisor.run({
    name: "The build of the bare Gatsby site",
    args: [resolve("node_modules/gatsby/cli.js"), "build"],
    cwd: FOLDER,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production", CI: "true" },
    log: join(FOLDER, "build.log"),
  });
  return root;
}

function sources(): Record<string, string> {
  const [article] = samplePosts(1);
  return {
    "package.json": JSON.stringify({ private: true, dependencies: { gatsby: version } }),
    "gatsby-config.ts": `
      import { releaseAdapter } from "../../../publisher/manifest/adapter";
      const hosts = { connect: [], pictures: [], frames: [] };
      export default {
        adapter: releaseAdapter({ siteUrl: "", apiHost: "http://127.0.0.1:9", hosts }),
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
