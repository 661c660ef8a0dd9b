import * as v from "valibot";
import { isObject } from "../../contract/response";
import { createHash } from "node:crypto";

/** Returns 22 characters of the content's SHA-256. */
export function createEtag(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

export const RELEASE_FILE = "release.json";

/** Marks a running build, because Gatsby's cache of an interrupted one has unwritten content. */
export const BUILD_MARKER = ".build-under-way";

/** Facts of one file; `br` and `gz` mean that the store has it as such compressed copies. */
export type ReleaseFile = { etag: string; size: number; br?: true; gz?: true };

/** The indexes of a page's inline scripts and styles in {@link Release.hashes}. */
export type ReleasePage = { scripts: number[]; styles: number[] };

/** Written by builder/manifest, read by server/. Paths start with a slash and are not encoded. */
export type Release = {
  format: 1;
  /** The API's content version when the build started, or null. */
  contentVersion: string | null;
  /** Number of posts in the API at that time, or null. */
  contentPosts: number | null;
  posts: number;
  /** The commit of content/ if it is from a repository (EDT-54). */
  content?: string;
  files: Record<string, ReleaseFile>;
  /** By the file of the page (`/about-us/index.html`). */
  pages: Record<string, ReleasePage>;
  /** Old addresses; those without a target return 410. */
  redirects: { from: string; to: string | null }[];
  /** `'sha256-…'` sources of all inline scripts and styles. */
  hashes: string[];
  /** Content-Security-Policy without the hashes of a page: sources by directive. */
  policy: Record<string, string[]>;
  headers: Record<string, string>;
  /** Bytes of all files; only earlier versions read `sent`. */
  sizes: { files: number; bytes: number; sent: number };
};

/** Returns a Content-Security-Policy with the hashes of one page. */
export function createPolicyText(
  policy: Release["policy"],
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
): string {
  const own: Record<string, readonly string[]> = { "script-src": scripts, "style-src": styles };
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...new Set([...sources, ...(own[name] ?? [])])].join(" "))
    .join("; ");
}

/** True if the file's name changes with its content: cached forever, and sent to tabs of earlier releases. */
export function isHashedAsset(path: string): boolean {
  return /^\/[^/]+[-.][0-9a-f]{10,20}\.(?:js|css)$/.test(path) || path.startsWith("/static/");
}

/** Matches an empty or dot segment, a backslash and NUL. */
const UNSAFE = /\/\.{0,2}(?:\/|$)|[\\\0]/;
const isSitePath = (path: string): boolean =>
  path.startsWith("/") && !UNSAFE.test(path) && path !== `/${RELEASE_FILE}`;

/** What createEtag returns; it names a file of a store. */
const HASH = /^[\w-]{22}$/;

// A schema of all entries would take four times as long as JSON.parse.
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isFile = ({ etag, size, br = true, gz = true }: Record<string, unknown>): boolean =>
  typeof etag === "string" && HASH.test(etag) && isCount(size) && br === true && gz === true;
const isPage = ({ scripts, styles }: Record<string, unknown>): boolean =>
  [scripts, styles].every((list) => Array.isArray(list) && list.every(isCount));

const createEntriesSchema = <Entry>(isEntry: (entry: Record<string, unknown>) => boolean) =>
  v.custom<Record<string, Entry>>(
    (value) =>
      isObject(value) &&
      Object.entries(value).every(
        ([path, entry]) => isSitePath(path) && isObject(entry) && isEntry(entry),
      ),
  );

const count = v.custom<number>(isCount);
const ReleaseSchema: v.GenericSchema<Release> = v.object({
  format: v.literal(1),
  contentVersion: v.nullable(v.string()),
  contentPosts: v.nullable(count),
  posts: count,
  content: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{40,64}$/))),
  files: createEntriesSchema<ReleaseFile>(isFile),
  pages: createEntriesSchema<ReleasePage>(isPage),
  redirects: v.array(v.object({ from: v.string(), to: v.nullable(v.string()) })),
  hashes: v.array(v.string()),
  policy: v.record(v.string(), v.array(v.string())),
  headers: v.record(v.string(), v.string()),
  sizes: v.object({ files: count, bytes: count, sent: count }),
});

/** Reads a release.json. Throws when it is not one that this version understands. */
export function parseRelease(text: string): Release {
  const value: unknown = JSON.parse(text);
  if (v.is(ReleaseSchema, value)) return value;
  throw new Error(`${RELEASE_FILE} is not of format 1; rebuild the site`);
}
