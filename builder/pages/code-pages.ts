import { resolve } from "node:path";
import { listFiles } from "../../src/content/read-content";
import { paths, toPathKey, stripSlash } from "../../src/shared/domain/paths";

/** Returns the file of every page made in code, by the key of the path that Gatsby derives from it. */
export function listCodePages(folder = resolve("src/pages")): Map<string, string> {
  return new Map(
    listFiles(folder, ".tsx").map((file) => {
      const route = file.replace(/\.tsx$/, "").replace(/(^|\/)index$/, "");
      return [toPathKey(`/${route}`), `src/pages/${file}`];
    }),
  );
}

const FIXED = new Map(
  Object.values(paths).flatMap((path) => (isFixed(path) ? [[toPathKey(path()), path()]] : [])),
);

/** Returns a coded page's address as in paths.ts, or else with final slash. */
export function toCodePageAddress(path: string): string {
  return FIXED.get(toPathKey(path)) ?? `${stripSlash(path)}/`;
}

const UNLISTED = [paths.blogFallback(), paths.preview(), paths.complaintStatus()].map(toPathKey);
const HIDDEN = new RegExp(`^(?:${UNLISTED.join("|")}|/(?:dev-)?404.*)$`);

/** False for pages that content must not link or list: 404, preview, state, the fallback of posts. */
export function isPublic(path: string): boolean {
  return !HIDDEN.test(toPathKey(path));
}

function isFixed(toPath: (...args: never[]) => string): toPath is () => string {
  return toPath.length === 0;
}
