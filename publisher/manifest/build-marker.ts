import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { versionWithout, type ContentVersion } from "../../src/shared/contract/content-version";
import type { Release } from "../../src/shared/node/release/release";

type Content = Pick<Release, "contentVersion" | "contentPosts">;

/** Marks the output as unfinished until the marker is removed; holds the content's version. */
export function markBuild(marker: string, version: ContentVersion | undefined): void {
  const content: Content = {
    contentVersion: version?.version ?? null,
    contentPosts: version?.posts ?? null,
  };
  writeFileSync(marker, JSON.stringify(content));
}

/** Without these calls the release is not all of its content: the next good build is to differ. */
export function markIncomplete(marker: string, calls: readonly string[]): void {
  if (calls.length === 0 || !existsSync(marker)) return;
  const { contentVersion, ...content } = markedContent(marker);
  if (contentVersion === null) return;
  const version = versionWithout(contentVersion, calls);
  writeFileSync(marker, JSON.stringify({ ...content, contentVersion: version }));
}

/** Records that the build had to leave out are not missing from the release. */
export function markLeftOut(marker: string, posts: number): void {
  if (posts === 0 || !existsSync(marker)) return;
  const { contentPosts, ...content } = markedContent(marker);
  if (contentPosts === null) return;
  writeFileSync(marker, JSON.stringify({ ...content, contentPosts: contentPosts - posts }));
}

export function markedContent(marker: string): Content {
  return JSON.parse(readFileSync(marker, "utf8")) as Content;
}
