import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Compiler } from "webpack";
import type { ParentSpanPluginArgs, PreprocessSourceArgs } from "gatsby";
import { isKnownGatsby, loadQueries } from "../gatsby/gatsby-internals";

// Gains: some 200 MB while pages are queried and rendered, which V8 would otherwise keep.
// For Node 20 and Gatsby 5.16; drop it when the build's peak stays below 1.4 GB without it.

let collectAll: (() => void) | undefined;

/** Runs V8's full collection. A command-line flag would end the worker threads of Gatsby's compiler. */
export function collectGarbage(): void {
  if (!collectAll) {
    setFlagsFromString("--expose-gc");
    collectAll = runInNewContext("gc") as () => void;
  }
  collectAll();
}

/** Collects garbage when the last compilation ends, so that pages are rendered with free memory. */
export function collectGarbageAtEnd({ hooks }: Compiler): void {
  hooks.shutdown.tap("CollectGarbage", collectGarbage);
}

// Gains: 2 s of a build from scratch. Gatsby runs page queries after webpack and then waits for pictures.
// For Gatsby 5.16; drop it when Gatsby starts picture jobs before webpack.

/** Runs the queries with pictures while webpack compiles. Gatsby does not repeat a picture's job. */
export function startImageJobs({ reporter }: ParentSpanPluginArgs): void {
  if (process.env.gatsby_executing_command !== "build" || !isKnownGatsby()) return;
  const { store, createGraphQLRunner } = loadQueries();
  const queries = [...store.getState().components.values()].map(({ query }) => query);
  const graphql = createGraphQLRunner(store, reporter);
  for (const query of queries.filter((each) => each.includes("gatsbyImageData"))) {
    // Gatsby runs the query again and then reports its errors.
    graphql(query, {}).catch(() => undefined);
  }
}

// Gains: 1 to 2 s of each build. Gatsby parses every file that contains "config" or "Head", some 200.
// For Gatsby 5.16; drop it when Gatsby parses only files with queries.

const WANTED = /\bgraphql\s*`|<StaticImage\b|<Slice\b/;
const PAGES = /\/src\/(?:pages|templates)\//;

/** Gatsby's preprocessSource: returns undefined for pages and files with queries, else ";". */
export function preprocessSource({ filename, contents }: PreprocessSourceArgs): string | undefined {
  return WANTED.test(contents) || PAGES.test(filename) ? undefined : ";";
}
