import { existsSync, readFileSync, readdirSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  SEARCH_FOLDER,
  SEARCH_MANIFEST,
  type SearchEntry,
  type SearchFile,
  type SearchManifest,
} from "../../../src/shared/domain/search";
import { compress } from "../../../src/shared/node/release/compress";
import { toSha256 } from "../../../src/shared/node/sha256";

/** Posts in a file: an edit rewrites one file, and a visitor first loads one. */
const MAX_BLOCK_POSTS = 1000;

/** Blocks of posts by their first index, as this process wrote them last. */
const written = new Map<number, { block: readonly SearchEntry[]; path: string }>();

/** Writes changed search files and removes others. Posts are sorted oldest first, so that full blocks stay. */
export async function writeSearch(
  root: string,
  { pages, posts }: { pages: SearchEntry[]; posts: SearchEntry[] },
): Promise<void> {
  await mkdir(join(root, SEARCH_FOLDER), { recursive: true });
  const existing = readExistingFiles(root);
  const manifest: SearchManifest = {
    pages: await writeEntries(root, "pages", pages, existing),
    posts: [],
  };
  for (let start = 0; start < posts.length; start += MAX_BLOCK_POSTS) {
    const block = posts.slice(start, start + MAX_BLOCK_POSTS);
    const last = written.get(start);
    // Unchanged posts are the same objects in each increment, and writing a block as JSON takes long.
    const isSame =
      last?.block.length === block.length &&
      block.every((entry, index) => entry === last.block[index]);
    const unchanged = isSame ? existing.get(last.path) : undefined;
    const file = unchanged ?? (await writeEntries(root, "posts", block, existing));
    written.set(start, { block, path: file.file });
    manifest.posts.unshift({ ...file, posts: block.length });
  }
  await writeFile(join(root, SEARCH_MANIFEST), JSON.stringify(manifest));
  await removeOldFiles(root, manifest);
}

async function writeEntries(
  root: string,
  name: string,
  entries: SearchEntry[],
  existing: ReadonlyMap<string, SearchFile>,
): Promise<SearchFile> {
  const content = Buffer.from(JSON.stringify(entries));
  const hash = toSha256(content).slice(0, 20);
  const path = `${SEARCH_FOLDER}/${name}-${hash}.json`;
  const unchanged = existing.get(path);
  if (unchanged) return unchanged;
  const file = join(root, path);
  await writeFile(file, content);
  const { length: bytes } = await compress(path, content, ".br");
  return { file: path, bytes };
}

/** Returns existing files of the previous build; none if its manifest is unreadable. */
function readExistingFiles(root: string): Map<string, SearchFile> {
  try {
    const previous = readFileSync(join(root, SEARCH_MANIFEST), "utf8");
    const { pages, posts } = JSON.parse(previous) as SearchManifest;
    const files = [pages, ...posts].filter(({ file }) => existsSync(join(root, file)));
    return new Map(files.map(({ file, bytes }) => [file, { file, bytes }]));
  } catch {
    return new Map();
  }
}

/** Removes other search files of public/; releases have copies. */
async function removeOldFiles(root: string, { pages, posts }: SearchManifest): Promise<void> {
  const folder = join(root, SEARCH_FOLDER);
  const current = new Set([pages, ...posts].map(({ file }) => join(root, file)));
  const others = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(folder, name))
    .filter((file) => !current.has(file));
  await Promise.all(others.map((file) => rm(file)));
}
