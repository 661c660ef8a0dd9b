import MiniSearch, { type Query } from "minisearch";
import {
  SEARCH_MANIFEST,
  splitSearchWords,
  type PostsFile,
  type SearchEntry,
  type SearchManifest,
} from "../../shared/domain/search";
import { MIN_LETTERS, MAX_LETTERS } from "./query";

export type Hit = {
  entry: SearchEntry;
  /** The entry's words that match the query exactly, by prefix or despite a typo. */
  words: ReadonlySet<string>;
};

/** The best hits and their total number. `missing`: words of the query that no entry has. */
export type HitList = { total: number; hits: Hit[]; missing: string[] };

/** The part that is not loaded yet; null if everything is loaded. `posts` includes loaded ones. */
export type Rest = { posts: number; bytes: number } | null;

export type SearchIndex = {
  getRest: () => Rest;
  loadRest: () => Promise<void>;
  /** Resolves to null when `isWanted` turns false, because the query has changed. */
  search: (query: string, isWanted: () => boolean) => Promise<HitList | null>;
};

const MAX_HITS = 50;
const MAX_WORDS = 12;
/** Entries indexed at a time, so that a phone can draw a frame in between. */
const BATCH_SIZE = 10;

const FIELDS = [
  ...(["title", "aliases", "headings", "keywords", "page", "category"] as const),
  ...(["author", "opening", "words"] as const),
];
type Field = (typeof FIELDS)[number];

const MIN_JOINED_LETTERS = 4;
/** Shorter words must match without a typo. */
const MIN_TYPO_LETTERS = 5;
/** Below the weight of the word as typed, above that of a word with another letter. */
const SWAPPED_WEIGHT = 0.8;

/** Loads pages and the newest block of posts. Rejects if one cannot be loaded. */
export async function openSearch(): Promise<SearchIndex> {
  const blocks = new Map<string, Block>();
  const loadIt = async (file: string) => {
    if (!blocks.has(file)) blocks.set(file, await readBlock(file));
  };
  let manifest = await fetchJson<SearchManifest>(SEARCH_MANIFEST);
  const [newest] = manifest.posts;
  await Promise.all([manifest.pages, ...(newest ? [newest] : [])].map(({ file }) => loadIt(file)));
  const listMissing = (): PostsFile[] => manifest.posts.filter(({ file }) => !blocks.has(file));

  return {
    getRest: () => {
      const [files, all] = [listMissing(), manifest.posts];
      return files.length === 0
        ? null
        : { posts: addUp(all, "posts"), bytes: addUp(files, "bytes") };
    },
    loadRest: async () => {
      // A newer release may have other files.
      manifest = await fetchJson<SearchManifest>(SEARCH_MANIFEST);
      // Loaded one after another, so that queries run in between.
      const current = [manifest.pages, ...manifest.posts].map(({ file }) => file);
      for (const file of current) await loadIt(file);
      // Entries that the newer release removed must not be found.
      for (const file of blocks.keys()) if (!current.includes(file)) blocks.delete(file);
    },
    search: async (query, isWanted) => {
      const words = splitSearchWords(query.slice(0, MAX_LETTERS)).slice(0, MAX_WORDS);
      const current = [...blocks.values()];
      const all = await searchBlocks(current, words, "AND", isWanted);
      // Partial matches are shown only without full ones.
      if (all?.total !== 0 || words.length < 2) return all;
      const missing: string[] = [];
      for (const word of words) {
        const found = await searchBlocks(current, [word], "AND", isWanted);
        if (found?.total === 0) missing.push(word);
      }
      const some = await searchBlocks(current, words, "OR", isWanted);
      return some && { ...some, missing };
    },
  };
}

type Block = { entries: ReadonlyMap<string, SearchEntry>; index: MiniSearch<SearchEntry> };

async function readBlock(file: string): Promise<Block> {
  const list = await fetchJson<SearchEntry[]>(file);
  const index = new MiniSearch<SearchEntry>({
    idField: "path",
    fields: [...FIELDS],
    tokenize: (text, field) =>
      field === "title" ? joinNeighbours(splitSearchWords(text)) : splitSearchWords(text),
    processTerm: (word) => word,
    searchOptions: {
      boost: { aliases: 1.8, title: 4, keywords: 2.6, headings: 2, words: 1.5 } satisfies Partial<
        Record<Field, number>
      >,
      prefix: (word) => word.length >= MIN_LETTERS,
      fuzzy: (word) => (word.length >= MIN_TYPO_LETTERS ? 1 : false),
    },
  });
  await index.addAllAsync(list, { chunkSize: BATCH_SIZE });
  return { entries: new Map(list.map((entry) => [entry.path, entry])), index };
}

/** Searches each block in a task of its own, because all at once would delay typing. */
async function searchBlocks(
  blocks: readonly Block[],
  words: readonly string[],
  combineWith: "AND" | "OR",
  isWanted: () => boolean,
): Promise<HitList | null> {
  const byPath = new Map<string, { entry: SearchEntry; score: number; terms: string[] }>();
  const query = { combineWith, queries: words.map(createTypoQuery) };
  for (const { entries, index } of blocks) {
    await new Promise((resolve) => setTimeout(resolve));
    if (!isWanted()) return null;
    for (const { id, score, terms } of index.search(query)) {
      const entry = entries.get(String(id));
      // Two blocks can contain the same post if one is of a newer release.
      if (entry) byPath.set(entry.path, { entry, score, terms });
    }
  }
  const best = [...byPath.values()].sort((a, b) => b.score - a.score).slice(0, MAX_HITS);
  const hits = best.map(({ entry, terms }) => ({ entry, words: new Set(terms) }));
  return { total: byPath.size, hits, missing: [] };
}

/** Returns the words, and long neighbours as one word, because visitors write names without spaces. */
function joinNeighbours(words: string[]): string[] {
  const pairs = words.slice(1).flatMap((word, at) => {
    const pair = [words[at] ?? "", word];
    return pair.every(({ length }) => length >= MIN_JOINED_LETTERS) ? pair.join("") : [];
  });
  return [...words, ...pairs];
}

/** Returns a query for a word and its forms with two swapped letters, for MiniSearch two typos. */
function createTypoQuery(word: string): Query {
  const letters = [...word];
  if (letters.length < MIN_TYPO_LETTERS) return word;
  const swapped = letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)])
    .map((form) => form.join(""));
  const forms = {
    queries: swapped,
    combineWith: "OR",
    prefix: false,
    fuzzy: false,
    boostTerm: () => SWAPPED_WEIGHT,
  } satisfies Query;
  return { combineWith: "OR", queries: [word, forms] };
}

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`Cannot load ${path}: status ${response.status}`);
  return (await response.json()) as T;
}

function addUp(files: readonly PostsFile[], field: "posts" | "bytes"): number {
  return files.reduce((total, file) => total + file[field], 0);
}
