import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { NodeInput, Reporter, SourceNodesArgs } from "gatsby";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { describeProblem } from "../../src/shared/contract/response";
import { blogsEndpoint } from "../../src/shared/contract/blogs";
import { toAuthorKey } from "../../src/shared/domain/author-key";
import { describeBlog } from "../../src/shared/domain/blog";
import type { Ipo } from "../../src/shared/contract/ipos";
import { cutToDay, getNow, getIndianTime } from "../../src/shared/domain/clock";
import { listClosingHours } from "../../src/shared/domain/ipo";
import { pickDates } from "../../src/shared/domain/ipo-events";
import { createIpoPaths } from "../../src/shared/domain/ipo-paths";
import { readIpoRules } from "../../src/shared/node/read-content";
import { fetchContentVersion } from "../../src/shared/node/fetch-content-version";
import { BUILD_MARKER } from "../../src/shared/node/release/release";
import { markBuild, markIncomplete, markSkipped } from "../manifest/build-marker";
import { failBuild } from "../fail-build";
import { createPostEntry } from "../outputs/search/post-entries";
import {
  LAST_RESPONSES_FILE,
  mergeResponses,
  readLastResponses,
  writeLastResponses,
  type LastResponses,
  addAddresses,
  CATEGORY_ADDRESSES,
  IPO_ADDRESSES,
} from "./last-responses";
import { IPO_CALENDAR, updateCalendar } from "./ipo-calendar";
import { BUILD_TIME, IPO_DAYS, optionalCalls } from "./optional-calls";
import { describeShadowed, toHash, pullContent, createPullOptions, type ApiContent } from "./pull";
import type { BlogCategory } from "../../src/shared/contract/blog-categories";
import type { CategoryLink } from "../../src/shared/domain/page-context";
import { createSegments } from "../../src/shared/domain/slug";

/** Version of the computed node fields; raise it when they change, so that nodes are recreated. */
const NODE_VERSION = 10;

type ContentNode = {
  type: string;
  key: string;
  /** Changes with the content. */
  digest: string;
  getFields: () => Record<string, unknown>;
};

/** Gatsby's sourceNodes: the API's content as nodes (BLD-01). */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  const { reporter } = args;
  try {
    const env = readEnvironment(process.env);
    const increment = readIncrement(args);
    if (!increment) await markVersion(env.apiHost);
    const content = increment?.content ?? (await pullContent(createPullOptions(env)));
    content.problems.forEach((problem) => reporter.warn(describeProblem(problem)));
    content.shadowed.forEach(({ post, by }) => reporter.warn(describeShadowed(post, by)));
    const lost = content.problems.filter(({ call }) => call.endsWith(blogsEndpoint.path));
    markSkipped(resolve(BUILD_MARKER), lost.length + content.shadowed.length);
    const hours = listClosingHours(readIpoRules(resolve(".")).hours);
    const time = getIndianTime(env.today, hours);
    const responses = await updateLastResponses(reporter, env.apiHost, content, time);
    const nodes = [...createNodes(content, env.browserApiHost), ...createResponseNodes(responses)];
    const { created, unchanged } = writeNodes(args, nodes, increment !== undefined);
    reporter.info(
      `API content: ${content.posts.length} posts, ${content.categories.length} categories, ` +
        `${content.employees.length} employees (${created} nodes new or changed, ${unchanged} unchanged)`,
    );
  } catch (error) {
    failBuild(reporter, error);
  }
}

/** Marks a full build with the content version, read before the pull: the next build has later changes. */
async function markVersion(apiHost: string): Promise<void> {
  const marker = resolve(BUILD_MARKER);
  if (existsSync(marker)) markBuild(marker, await fetchContentVersion(apiHost));
}

/** Content that an increment passes on (builder/gatsby/increment.ts). */
export type IncrementInput = { content: ApiContent };

function readIncrement({ webhookBody }: SourceNodesArgs): IncrementInput | undefined {
  const increment = webhookBody as Partial<IncrementInput> | undefined;
  return increment?.content ? (increment as IncrementInput) : undefined;
}

/** Names of the calls, and of the data that builds store next to their responses. */
const NAMES = [
  ...Object.keys(optionalCalls),
  ...[CATEGORY_ADDRESSES, IPO_ADDRESSES, IPO_CALENDAR, IPO_DAYS, BUILD_TIME],
];

/** Returns the responses of optional calls, new ones or else the stored ones (BLD-08). */
async function updateLastResponses(
  reporter: Reporter,
  apiHost: string,
  { optional: { responses, failed, problems }, categories }: ApiContent,
  time: string,
): Promise<LastResponses> {
  const file = resolve(LAST_RESPONSES_FILE);
  const previous = readLastResponses(file, apiHost);
  const now = getNow();
  const today = cutToDay(time);
  const ipos = responses.get("ipos") as Ipo[] | undefined;
  const segments = createCategoryLinks(categories).map(
    ({ segment, apiId }) => [segment, apiId] as const,
  );
  const paths = createIpoPaths(ipos ?? []);
  const ipoPages = [...paths].map(([id, path]) => [path, id] as const);
  const received = new Map<string, unknown>([
    ...responses,
    [CATEGORY_ADDRESSES, addAddresses(previous[CATEGORY_ADDRESSES]?.data, segments)],
    [IPO_ADDRESSES, addAddresses(previous[IPO_ADDRESSES]?.data, ipoPages)],
    ...(ipos ? ([[IPO_DAYS, ipos.map(pickDates)]] as const) : []),
    [IPO_CALENDAR, updateCalendar(previous[IPO_CALENDAR]?.data, ipos, { paths, today, now })],
    [BUILD_TIME, time],
  ]);
  const merged = mergeResponses(previous, received, NAMES, now);
  for (const [name, { message }] of failed) {
    const { at } = merged[name] ?? {};
    reporter.warn(
      `${message} ${at ? `Pages keep its response of ${at}.` : "Pages are built without it."}`,
    );
  }
  problems.forEach((problem) => reporter.warn(problem));
  // A host that has no such call is complete without it.
  const missing = [...failed].filter(([, { status }]) => status !== 404).map(([name]) => name);
  markIncomplete(resolve(BUILD_MARKER), missing);
  const names = new Set([...Object.keys(previous), ...Object.keys(merged)]);
  if ([...names].some((name) => previous[name] !== merged[name])) {
    await writeLastResponses(file, apiHost, merged).catch((error: unknown) => {
      reporter.warn(
        `Cannot write ${LAST_RESPONSES_FILE}: ${String(error)}. Check permissions and free space.`,
      );
    });
  }
  return merged;
}

/** Returns a node for each call, even without a response, so that pages depend on it. */
function createResponseNodes(responses: LastResponses): ContentNode[] {
  return NAMES.map((name) => {
    const response = responses[name] ?? NO_RESPONSE;
    const getFields = () => ({ name, ...response });
    return { type: "ApiLastResponse", key: name, digest: hashResponse(response), getFields };
  });
}

const NO_RESPONSE = { at: null, data: null };
const responseDigests = new WeakMap<object, string>();

/** An unchanged response is the same object in each increment (last-responses.ts). */
function hashResponse(response: object): string {
  const digest = responseDigests.get(response) ?? toHash(JSON.stringify(response));
  responseDigests.set(response, digest);
  return digest;
}

function createNodes(content: ApiContent, base: string): ContentNode[] {
  return [
    ...content.posts.map(({ slug, digest, blog }) => ({
      type: "ApiBlogPost",
      key: slug,
      digest: `${digest} ${base}`,
      getFields: () => {
        if (!blog) throw new Error(`Post ${slug} was not read: run npx gatsby clean`);
        const { card, article, text } = describeBlog(blog, base);
        return {
          ...article,
          card,
          apiId: blog.id,
          related: blog.related,
          search: createPostEntry(article, text),
          categoryId: blog.category?.id ?? null,
          authorKey: blog.author && toAuthorKey(blog.author),
          updatedAt: blog.updatedAt,
        };
      },
    })),
    ...createCategoryLinks(content.categories).map((category, order) => {
      const fields = { ...category, order };
      return toContentNode("ApiBlogCategory", category.apiId, fields);
    }),
    ...content.employees.map(({ id, ...employee }, order) => {
      const fields = { ...employee, apiId: id, order };
      return toContentNode("ApiEmployee", id, fields);
    }),
  ];
}

const toContentNode = (
  type: string,
  key: string,
  fields: Record<string, unknown>,
): ContentNode => ({ type, key, digest: toHash(JSON.stringify(fields)), getFields: () => fields });

function writeNodes(args: SourceNodesArgs, nodes: ContentNode[], isIncrement: boolean) {
  const [before, now] = [digests, new Map<string, string>()];
  let unchanged = 0;
  for (const { type, key, digest, getFields } of nodes) {
    const id = args.createNodeId(`${type}:${key}`);
    const contentDigest = `${NODE_VERSION} ${digest}`;
    now.set(id, contentDigest);
    const existing = isIncrement ? undefined : args.getNode(id);
    const previous = isIncrement ? before.get(id) : existing?.internal.contentDigest;
    if (previous === contentDigest) {
      if (existing) args.actions.touchNode(existing);
      unchanged++;
      continue;
    }
    const node: NodeInput = { ...getFields(), id, internal: { type, contentDigest } };
    void args.actions.createNode(node);
  }
  digests = now;
  return { created: nodes.length - unchanged, unchanged };
}

/** Returns the API's categories with the path segments that a build gives them. */
export function createCategoryLinks(categories: BlogCategory[]): CategoryLink[] {
  const segments = createSegments(categories);
  return categories.map(({ id, name }) => ({ apiId: id, name, segment: segments.get(id) ?? id }));
}

/** Content hashes of the API's nodes by id. Reading ten thousand nodes from Gatsby's store takes a second. */
let digests: ReadonlyMap<string, string> = new Map();

export const readNodeDigests = () => digests;
