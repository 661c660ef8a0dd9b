import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { markMissingCalls, type ContentVersion } from "../../src/shared/contract/content-version";
import type { Release } from "../../src/shared/node/release/release";

type Content = Pick<Release, "contentVersion" | "contentPosts">;

/** Marks the output as unfinished until the marker is removed. The marker contains the content version. */
export function markBuild(marker: string, version: ContentVersion | undefined): void {
  const content: Content = {
    contentVersion: version?.version ?? null,
    contentPosts: version?.posts ?? null,
  };
  writeFileSync(marker, JSON.stringify(content));
}

/** Records calls without a response in the content version, which then differs from a complete one. */
export function markIncomplete(marker: string, calls: readonly string[]): void {
  if (calls.length === 0 || !existsSync(marker)) return;
  const { contentVersion, ...content } = readMarkedContent(marker);
  if (contentVersion === null) return;
  const version = markMissingCalls(contentVersion, calls);
  writeFileSync(marker, JSON.stringify({ ...content, contentVersion: version }));
}

/** Records how many posts the build skipped, so that they do not count as lost. */
export function markSkipped(marker: string, posts: number): void {
  if (posts === 0 || !existsSync(marker)) return;
  const { contentPosts, ...content } = readMarkedContent(marker);
  if (contentPosts === null) return;
  writeFileSync(marker, JSON.stringify({ ...content, contentPosts: contentPosts - posts }));
}

/** Returns the content version in the marker. Throws if there is no marker. */
export function readMarkedContent(marker: string): Content {
  return JSON.parse(readFileSync(marker, "utf8")) as Content;
}
