import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { IBuildArgs } from "gatsby/dist/commands/build-html";
import type { IGatsbyNode } from "gatsby/dist/redux/types";
import type { GatsbyWorkerPool } from "gatsby/dist/utils/worker/pool";
import { fetchContentVersion } from "../../src/shared/node/fetch-content-version";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { BUILD_MARKER } from "../../src/shared/node/release/release";
import type { BuilderMessage } from "./builder-messages";
import type { ReleaseAdapter } from "../manifest/adapter";
import { markBuild } from "../manifest/build-marker";
import { CallError } from "../source/call";
import { createPullOptions, pullComplete, type PreviousPages } from "../source/pull";
import { readNodeDigests, type IncrementInput } from "../source/source-nodes";
import type { GatsbyInternals, RenderHtml } from "./gatsby-internals";
import { hashPage, type PageDigests } from "../pages/page-digests";

/** Gatsby's name for gatsby-node.ts as a plugin. */
const OWN_PLUGIN = "default-site-plugin";
const NODE_TYPES = ["ApiBlogPost", "ApiBlogCategory", "ApiEmployee", "ApiLastResponse"];
/** Fields of a post that createPages reads (blog-pages.ts). Unless one changes, all pages stay. */
const LISTED_FIELDS = "apiId segment date categoryId authorKey related card".split(" ");

/** `finish`: saves the state after the message, so that nobody waits for it. */
type Increment = { message: BuilderMessage; finish?: () => void };

/** Returns a builder of increments. If one fails, no page was written, or the marker remains. */
export function createIncrementalBuild(gatsby: GatsbyInternals, program: IBuildArgs) {
  const { store, reporter } = gatsby;
  // The runner listens to every change of a node, so there must be only one.
  const graphql = gatsby.createGraphQLRunner(store, reporter);
  // renderPages stitches slices, so buildHtml need not read all pages again.
  gatsby.emitter.on("HTML_GENERATED", () => store.dispatch({ type: "SLICES_STITCHED" }));
  const { renderSlices } = gatsby;
  const renderHTMLProd: RenderHtml = (segment) => renderPages(gatsby, segment);
  const workerPool = { single: { renderSlices, renderHTMLProd } } as unknown as GatsbyWorkerPool;
  let pageDigests: ReadonlyMap<string, string> | undefined;
  let previousPages: PreviousPages = new Map();

  return async (): Promise<Increment> => {
    const marker = resolve(BUILD_MARKER);
    if (existsSync(marker))
      return requestFull("another process started a build in the folder and did not finish");
    const env = readEnvironment(process.env);
    // Read before the pull: later changes belong to the next version.
    const version = await fetchContentVersion(env.apiHost);
    const content = await pullComplete(createPullOptions(env), version?.posts, previousPages).catch(
      (error: Error) => error,
    );
    if (content instanceof CallError) {
      return { message: { event: "untouched", message: content.message } };
    }
    if (content instanceof Error) {
      const { message, stack = message } = content;
      return { message: { event: "fault", message: `${content.name}: ${message}`, stack } };
    }

    markBuild(marker, version);
    const changed = await updateNodes(gatsby, { content });
    previousPages = content.pages;
    if (changed.size > 0) {
      pageDigests = await createPages(gatsby, graphql, pageDigests, changed);
      await gatsby.getDataStore().ready();
    }
    await gatsby.runApi("onPreExtractQueries", {});
    const fullBuildReason = await findFullBuildReason(gatsby);
    if (fullBuildReason !== undefined) return requestFull(fullBuildReason);

    const queryIds = await findDirtyQueries(gatsby);
    await runQueries(gatsby, queryIds);
    const pages = new Set(store.getState().pendingPageDataWrites.pagePaths);
    await gatsby.flushPageData();
    const { toRegenerate, toDelete } = await gatsby.buildHtml({ program, workerPool });
    for (const page of [...toRegenerate, ...toDelete]) pages.add(page);
    // A list's folder can have a new feed while its HTML is unchanged (written-files.ts).
    const writtenFolders = (await gatsby.runApi("onPostBuild", { graphql })).flat();
    for (const page of writtenFolders) if (typeof page === "string") pages.add(page);
    await gatsby.waitUntilAllJobsComplete();
    const adapter = store.getState().adapter.instance as ReleaseAdapter;
    await adapter.adapt({ reporter, changedPages: pages });
    const finishBuild = () => {
      gatsby.saveState();
      rmSync(marker);
    };
    return {
      message: { event: "increment", pages: toRegenerate.length + toDelete.length },
      finish: finishBuild,
    };
  };
}

const requestFull = (reason: string): Increment => ({ message: { event: "full-needed", reason } });

/** Returns the changed types of nodes and last responses that the list of pages depends on. */
async function updateNodes(gatsby: GatsbyInternals, webhookBody: IncrementInput) {
  const { store, emitter } = gatsby;
  const changed = new Set<string>();
  const getTypeName = ({ internal, name }: IGatsbyNode) =>
    internal.type === "ApiLastResponse" ? String(name) : internal.type;
  const recordChange = ({ payload, oldNode }: { payload: IGatsbyNode; oldNode?: IGatsbyNode }) => {
    if (!NODE_TYPES.includes(payload.internal.type)) return;
    const isSame =
      payload.internal.type === "ApiBlogPost" &&
      LISTED_FIELDS.every((field) => isDeepStrictEqual(payload[field], oldNode?.[field]));
    if (!isSame) changed.add(getTypeName(payload));
  };
  const before = readNodeDigests();
  emitter.on("CREATE_NODE", recordChange);
  try {
    await gatsby.sourceNodes({ store, webhookBody, webhookSourcePluginName: OWN_PLUGIN });
  } finally {
    emitter.off("CREATE_NODE", recordChange);
  }
  const now = readNodeDigests();
  const nodes = gatsby.getDataStore();
  // Gatsby removes stale nodes only when a process sources for the first time.
  for (const id of before.keys()) {
    if (now.has(id)) continue;
    const stale = nodes.getNode(id);
    if (!stale) continue;
    store.dispatch(gatsby.deleteNode(stale));
    changed.add(getTypeName(stale));
  }
  await nodes.ready();
  return changed;
}

async function findFullBuildReason({ store, writeRequires }: GatsbyInternals) {
  const { typeMap } = store.getState().inferenceMetadata;
  // A full build also creates its schema before there are pages.
  const types = Object.keys(typeMap).filter((type) => type !== "SitePage");
  const dirty = types.filter((type) => typeMap[type]?.dirty);
  if (dirty.length > 0) return `the shape of ${dirty.join(", ")} changed`;
  if (await writeRequires(store.getState())) return "the templates in use changed";
  return undefined;
}

async function findDirtyQueries({ store, calculateDirtyQueries, getPageMode }: GatsbyInternals) {
  const { queryIds } = await calculateDirtyQueries({ store });
  const pageQueryIds = queryIds.pageQueryIds.filter((page) => getPageMode(page) === "SSG");
  return { ...queryIds, pageQueryIds };
}

type QueryIds = Awaited<ReturnType<typeof findDirtyQueries>>;

async function runQueries(gatsby: GatsbyInternals, queryIds: QueryIds): Promise<void> {
  const { store } = gatsby;
  const { program } = store.getState();
  const modes = gatsby.materializePageMode();
  await gatsby.runStaticQueries({ store, program, queryIds });
  await gatsby.runPageQueries({ store, program, queryIds });
  await gatsby.waitUntilAllJobsComplete();
  await modes;
}

/** Renders pages and puts their scripts into them, for which Gatsby would read all pages again. */
async function renderPages(
  { renderHTMLProd, stitchSliceForAPage }: GatsbyInternals,
  segment: Parameters<RenderHtml>[0],
): ReturnType<RenderHtml> {
  const rendered = await renderHTMLProd(segment);
  const publicDir = resolve("public");
  await Promise.all(segment.paths.map((pagePath) => stitchSliceForAPage({ pagePath, publicDir })));
  return rendered;
}

type GraphQLRunner = ReturnType<GatsbyInternals["createGraphQLRunner"]>;

/** Creates only new or changed pages: comparing 10,000 takes seconds. Returns all hashes. */
async function createPages(
  { store, runApi, deletePage, apiFinished }: GatsbyInternals,
  graphql: GraphQLRunner,
  previous: PageDigests["before"] | undefined,
  changed: PageDigests["changed"],
): Promise<PageDigests["now"]> {
  const { pages } = store.getState();
  const ownPages = [...pages.values()].filter((page) => !page.isCreatedByStatefulCreatePages);
  const before = previous ?? new Map(ownPages.map((page) => [page.path, hashPage(page)]));
  const pageDigests: PageDigests = { before, now: new Map(), changed };
  const waitForCascadingActions = true;
  await runApi("createPages", {
    graphql,
    pageDigests,
    waitForCascadingActions,
    traceId: "increment-createPages",
  });
  for (const page of ownPages) {
    if (!pageDigests.now.has(page.path)) store.dispatch(deletePage(page));
  }
  store.dispatch(apiFinished({ apiName: "createPages" }));
  return pageDigests.now;
}
