import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { InlineHashes } from "./inline-hashes";

export type KnownFile = {
  size: number;
  mtimeMs: number;
  etag: string;
  /** Bytes of the smallest compressed copy, if any. */
  sent?: number;
  /** Time of the copies, because an increment may have replaced them without writing this file. */
  copiedMs?: number;
  inline?: InlineHashes;
};

export type KnownFiles = Record<string, KnownFile>;

/** Hashes of the files in public/ from the last full build, or from the running one so far. */
export const KNOWN_FILES = resolve(".cache/release-files.json");

const FORMAT = 2;

/** Returns no files if the file is missing, damaged or of another format. */
export function readKnownFiles(file: string): KnownFiles {
  try {
    const { format, files }: { format: number; files: KnownFiles } = JSON.parse(
      readFileSync(file, "utf8"),
    );
    return format === FORMAT ? files : {};
  } catch {
    return {};
  }
}

/** Writes hashes for the adapter and the next full build. */
export function writeKnownFiles(file: string, files: KnownFiles): void {
  writeFileSync(file, JSON.stringify({ format: FORMAT, files }));
}
