import { statSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { stripSlash } from "../../src/shared/domain/paths";
import { createEtag } from "../../src/shared/node/release/etag";
import { compressFile, isCompressible } from "./compress";
import { hashInlineParts } from "./inline-hashes";
import type { KnownFile, KnownFiles } from "./known-files";
import { walkFolder, type FoundFile } from "./walk";

export type ScanResult = { files: KnownFiles; compressed: number };

const COMPRESSED = /\.(?:br|gz)$/;
const MAX_CONCURRENT_READS = 8;

/** Hashes files except `shouldSkip` and compresses texts; `changed` excludes all other pages. */
export async function hashFolder(
  root: string,
  known: KnownFiles,
  shouldSkip: (path: string) => boolean,
  changed?: ReadonlySet<string>,
): Promise<ScanResult> {
  const untouched = changed && findUntouchedFolders(known, changed);
  const found = walkFolder(root, (path) => untouched?.has(path) || shouldSkip(path));
  const times = new Map(found.map(({ path, mtimeMs }) => [path, mtimeMs]));
  const files: KnownFiles = {};
  for (const [path, file] of Object.entries(known)) {
    if (listFolders(path).some((folder) => untouched?.has(folder))) files[path] = file;
  }
  const limit = pLimit(MAX_CONCURRENT_READS);
  let compressed = 0;

  const updateFile = async (found: FoundFile): Promise<void> => {
    const previous = known[found.path];
    const hasCopies =
      previous?.sent === undefined ||
      (times.has(`${found.path}.gz`) && times.get(`${found.path}.br`) === previous.copiedMs);
    const isSame = hasCopies && previous?.size === found.size && previous.mtimeMs === found.mtimeMs;
    if (isSame) {
      files[found.path] = previous;
      return;
    }
    const file = await limit(() => hashFile(root, found, hasCopies ? previous : undefined));
    if (file.sent !== undefined && file.etag !== previous?.etag) compressed += 1;
    files[found.path] = file;
  };

  const originals = found.filter(({ path }) => !COMPRESSED.test(path));
  await Promise.all(originals.map(updateFile));
  await removeStaleCopies(root, found, files);
  return { files, compressed };
}

/** Hashes a file. Compresses it unless `previous` describes the same content and its copies. */
export async function hashFile(
  root: string,
  { path, size, mtimeMs }: FoundFile,
  previous?: KnownFile,
): Promise<KnownFile> {
  const content = await readFile(join(root, path));
  const file: KnownFile = { size, mtimeMs, etag: createEtag(content) };
  if (path.endsWith(".html")) file.inline = hashInlineParts(content.toString());
  if (isCompressible(path, size)) {
    const isSame = previous?.etag === file.etag && previous.sent !== undefined;
    file.sent = isSame ? previous.sent : await compressFile(root, path, content);
    file.copiedMs = isSame ? previous.copiedMs : statSync(`${join(root, path)}.br`).mtimeMs;
  }
  return file;
}

/** Returns folders of pages and page data that contain no changed page. */
function findUntouchedFolders(known: KnownFiles, changed: ReadonlySet<string>): Set<string> {
  const changedFolders = new Set<string>();
  for (const page of changed) {
    for (const folder of listFolders(`${toPageFolder(page)}/`)) {
      changedFolders.add(folder).add(PAGE_DATA + folder);
    }
  }
  const pages = Object.keys(known).filter((path) => PAGE_FILE.test(path));
  const folders = pages.map((path) => path.replace(PAGE_FILE, ""));
  return new Set(folders.filter((folder) => folder !== "" && !changedFolders.has(folder)));
}

export const PAGE_DATA = "/page-data";
const PAGE_FILE = /\/(?:index\.html|page-data\.json)$/;

/** Returns a page's folder below {@link PAGE_DATA}. */
export function toPageFolder(page: string): string {
  return stripSlash(page) || "/index";
}

/** Returns `/a` and `/a/b` for `/a/b/c.json`. */
function listFolders(path: string): string[] {
  const folders: string[] = [];
  for (let end = path.indexOf("/", 1); end !== -1; end = path.indexOf("/", end + 1)) {
    folders.push(path.slice(0, end));
  }
  return folders;
}

async function removeStaleCopies(
  root: string,
  found: { path: string }[],
  files: KnownFiles,
): Promise<void> {
  const stale = found.filter(
    ({ path }) => COMPRESSED.test(path) && files[path.replace(COMPRESSED, "")]?.sent === undefined,
  );
  await Promise.all(stale.map(({ path }) => rm(join(root, path), { force: true })));
}
