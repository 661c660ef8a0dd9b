import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { InlineHashes } from "./inline-hashes";

export type KnownFile = {
  size: number;
  mtimeMs: number;
  etag: string;
  /** Bytes of its smallest copy; only where copies were made. */
  sent?: number;
  /** When they were written: an increment, which is not noted on disk, may have made others since. */
  copiedMs?: number;
  inline?: InlineHashes;
};

export type KnownFiles = Record<string, KnownFile>;

/** What the last full build, or this one so far, knows of the files in public/. */
export const KNOWN_FILES = resolve(".cache/release-files.json");

const FORMAT = 2;

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

export function writeKnownFiles(file: string, files: KnownFiles): void {
  writeFileSync(file, JSON.stringify({ format: FORMAT, files }));
}
