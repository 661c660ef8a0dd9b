import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Reporter } from "gatsby";
import type { IBuildArgs } from "gatsby/dist/commands/build-html";

const load = createRequire(resolve("package.json"));

/** Increments are known to work with this version; with another one every build is a full one. */
const GATSBY_VERSION = "5.16.1";

type Build = (program: IBuildArgs) => Promise<void>;
export type GatsbyInternals = ReturnType<typeof loadInternals>;

/** Files of gatsby/dist that are not exported; commands/build has the steps of a build. */
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
  "utils/parcel/compile-gatsby-files": { compileGatsbyFiles: (folder: string) => Promise<void> };
  "utils/page-data": typeof import("gatsby/dist/utils/page-data");
  "utils/page-mode": typeof import("gatsby/dist/utils/page-mode");
  "utils/slices/stitching": typeof import("gatsby/dist/utils/slices/stitching");
  "utils/worker/child/render-html": typeof import("gatsby/dist/utils/worker/child/render-html");
};

const loadFile = <File extends keyof Dist>(file: File) => load(`gatsby/dist/${file}`) as Dist[File];

/** Returns the parts of Gatsby that an increment uses. Check this list when you update Gatsby. */
function loadInternals() {
  return {
    reporter: load("gatsby-cli/lib/reporter") as Reporter,
    // The full build's state, and the graphql function of createPages and onPostBuild.
    ...loadQueries(),
    // Each change of a node, and the cache for the next full build.
    // saveState of redux/save-state would hide that the disk is full.
    emitter: loadFile("redux").emitter,
    saveState: loadFile("redux").saveState,
    // Pulls content, touches existing nodes, removes deleted ones.
    sourceNodes: loadFile("services").sourceNodes,
    getDataStore: loadFile("datastore").getDataStore,
    deleteNode: loadFile("redux/actions").actions.deleteNode,
    // createPages, onPreExtractQueries and onPostBuild of all plugins.
    runApi: loadFile("utils/api-runner-node"),
    deletePage: loadFile("redux/actions").actions.deletePage,
    apiFinished: loadFile("redux/actions").actions.apiFinished,
    // Reports whether the used templates are still the same.
    writeRequires: loadFile("bootstrap/requires-writer").writeAll,
    // Runs the queries of the built pages only.
    calculateDirtyQueries: loadFile("services").calculateDirtyQueries,
    getPageMode: loadFile("utils/page-mode").getPageMode,
    materializePageMode: loadFile("utils/page-mode").materializePageMode,
    runStaticQueries: loadFile("services").runStaticQueries,
    runPageQueries: loadFile("services").runPageQueries,
    waitUntilAllJobsComplete: loadFile("services").waitUntilAllJobsComplete,
    // Writes page-data.json, then changed HTML; removes deleted pages.
    flushPageData: loadFile("utils/page-data").flush,
    buildHtml: loadFile("commands/build-html").buildHTMLPagesAndDeleteStaleArtifacts,
    renderHTMLProd: loadFile("utils/worker/child/render-html").renderHTMLProd,
    renderSlices: loadFile("utils/worker/child/render-html").renderSlices,
    // Puts scripts into a page, which buildHtml would call last.
    stitchSliceForAPage: loadFile("utils/slices/stitching").stitchSliceForAPage,
  };
}

/** Returns the state of the site and the factory of its graphql function. */
export const loadQueries = () => ({
  store: loadFile("redux").store,
  createGraphQLRunner: loadFile("bootstrap/create-graphql-runner").createGraphQLRunner,
});

export type RenderHtml = GatsbyInternals["renderHTMLProd"];

const readGatsbyVersion = () => (load("gatsby/package.json") as { version: string }).version;

/** True if the early steps of a full build (../patches/gatsby.ts) work with this Gatsby. */
export const isKnownGatsby = (): boolean => readGatsbyVersion() === GATSBY_VERSION;

/** Throws if this Gatsby is not the version that increments are known to work with. */
export function loadGatsbyInternals(): GatsbyInternals {
  if (!isKnownGatsby()) {
    throw new Error(
      `Gatsby is ${readGatsbyVersion()}; increments are known to work with ${GATSBY_VERSION}`,
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

/** Makes `gatsby build` call `runIt` instead of its build command. Throws if Gatsby has no such command. */
export function replaceBuildCommand(runIt: (build: Build, program: IBuildArgs) => Promise<never>) {
  const build = loadFile("commands/build");
  const cached = load.cache[load.resolve("gatsby/dist/commands/build")];
  if (cached === undefined) throw new Error("Gatsby's build command cannot be replaced");
  cached.exports = (program: IBuildArgs) => runIt(build, program);
}

/** Makes `gatsby build` call `compile` with the site's folder instead of Parcel, which takes seconds. */
export function replaceParcel(compile: (siteFolder: string) => void): void {
  loadFile("utils/parcel/compile-gatsby-files").compileGatsbyFiles = async (siteFolder) =>
    compile(siteFolder);
}

/** Runs `gatsby build` in this process. */
export function runGatsby(): void {
  process.argv.splice(1, Infinity, load.resolve("gatsby/cli.js"), "build");
  load("gatsby/cli.js");
}
