import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Reporter } from "gatsby";
import type { IBuildArgs } from "gatsby/dist/commands/build-html";

const load = createRequire(resolve("package.json"));

/** Only this version is known to work so: with another one every build is Gatsby's own, whole. */
const GATSBY_VERSION = "5.16.1";

type Build = (program: IBuildArgs) => Promise<void>;
export type GatsbyInternals = ReturnType<typeof loadInternals>;

/** The files of gatsby/dist that it does not export; commands/build has a build's steps. */
type Dist = {
  redux: typeof import("gatsby/dist/redux");
  "redux/actions": typeof import("gatsby/dist/redux/actions");
  datastore: typeof import("gatsby/dist/datastore");
  services: typeof import("gatsby/dist/services");
  "bootstrap/create-graphql-runner": typeof import("gatsby/dist/bootstrap/create-graphql-runner");
  "bootstrap/requires-writer": typeof import("gatsby/dist/bootstrap/requires-writer");
  "commands/build": Build;
  "commands/build-html": typeof import("gatsby/dist/commands/build-html");
  "utils/api-runner-node": (name: string, args: object) => Promise<unknown[]>;
  "utils/page-data": typeof import("gatsby/dist/utils/page-data");
  "utils/page-mode": typeof import("gatsby/dist/utils/page-mode");
  "utils/slices/stitching": typeof import("gatsby/dist/utils/slices/stitching");
  "utils/worker/child/render-html": typeof import("gatsby/dist/utils/worker/child/render-html");
};

const from = <File extends keyof Dist>(file: File) => load(`gatsby/dist/${file}`) as Dist[File];

/** What an increment takes of Gatsby, and what for: who updates Gatsby goes through this list. */
function loadInternals() {
  return {
    reporter: load("gatsby-cli/lib/reporter") as Reporter,
    // The state that the full build left, and the graphql function of createPages and onPostBuild.
    ...queryInternals(),
    // Each change of a node, and the cache for the next full build.
    // saveState of redux/save-state would swallow that the disk is full.
    emitter: from("redux").emitter,
    saveState: from("redux").saveState,
    // Content: pulls it, touches the existing nodes, removes deleted ones.
    sourceNodes: from("services").sourceNodes,
    getDataStore: from("datastore").getDataStore,
    deleteNode: from("redux/actions").actions.deleteNode,
    // createPages, onPreExtractQueries and onPostBuild of all plugins.
    runApi: from("utils/api-runner-node"),
    deletePage: from("redux/actions").actions.deletePage,
    apiFinished: from("redux/actions").actions.apiFinished,
    // Reports whether the used templates are still the same.
    writeRequires: from("bootstrap/requires-writer").writeAll,
    // Queries, of those pages alone that are built.
    calculateDirtyQueries: from("services").calculateDirtyQueries,
    getPageMode: from("utils/page-mode").getPageMode,
    materializePageMode: from("utils/page-mode").materializePageMode,
    runStaticQueries: from("services").runStaticQueries,
    runPageQueries: from("services").runPageQueries,
    waitUntilAllJobsComplete: from("services").waitUntilAllJobsComplete,
    // Files: page-data.json, then the dirty HTML. Deleted pages are removed.
    flushPageData: from("utils/page-data").flush,
    buildHtml: from("commands/build-html").buildHTMLPagesAndDeleteStaleArtifacts,
    ...renderingInternals(),
    ...stitchingInternals(),
    renderSlices: from("utils/worker/child/render-html").renderSlices,
    // Processes of our own that render many, or describe them: Gatsby's pool knows no files of ours.
    WorkerPool: loadWorkerPool(),
  };
}

export const queryInternals = () => ({
  store: from("redux").store,
  createGraphQLRunner: from("bootstrap/create-graphql-runner").createGraphQLRunner,
});

export const loadWorkerPool = () =>
  (load("gatsby-worker") as typeof import("gatsby-worker")).WorkerPool;

/** Renders pages (render-pages.ts). */
export const renderingInternals = () => ({
  renderHTMLProd: from("utils/worker/child/render-html").renderHTMLProd,
});

/** Puts the scripts into a page, which buildHtml would do last. */
export const stitchingInternals = () => ({
  stitchSliceForAPage: from("utils/slices/stitching").stitchSliceForAPage,
});

export type RenderHtml = ReturnType<typeof renderingInternals>["renderHTMLProd"];

const gatsbyVersion = () => (load("gatsby/package.json") as { version: string }).version;

/** True if the early steps of a full build (hash-ahead.ts) work with this Gatsby. */
export const isKnownGatsby = (): boolean => gatsbyVersion() === GATSBY_VERSION;

/** Throws with a sentence when this Gatsby is not the one that increments are known to work with. */
export function gatsbyInternals(): GatsbyInternals {
  if (!isKnownGatsby()) {
    throw new Error(
      `Gatsby is ${gatsbyVersion()}; increments are known to work with ${GATSBY_VERSION}`,
    );
  }
  const internals = loadInternals();
  const objects = ["store", "emitter", "reporter"];
  const missing = Object.entries(internals).filter(
    ([name, value]) => typeof value !== "function" && !objects.includes(name),
  );
  if (missing.length > 0) {
    throw new Error(`Gatsby has no ${missing.map(([name]) => name).join(", ")}`);
  }
  return internals;
}

/** Lets `gatsby build` end in `next`, which is called in place of the command and may stay. */
export function replaceBuildCommand(next: (build: Build, program: IBuildArgs) => Promise<never>) {
  const build = from("commands/build");
  const loaded = load.cache[load.resolve("gatsby/dist/commands/build")];
  if (loaded === undefined) throw new Error("Gatsby's build command cannot be replaced");
  loaded.exports = (program: IBuildArgs) => next(build, program);
}

export function runGatsby(): void {
  process.argv.splice(1, Infinity, load.resolve("gatsby/cli.js"), "build");
  load("gatsby/cli.js");
}
