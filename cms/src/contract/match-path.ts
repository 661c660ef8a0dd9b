import type { Params } from "./route";

/** The parameters of a path that fits a pattern like "/api/blogs/slug/:slug", decoded; else null. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const wanted = segments(pattern);
  const given = segments(pathname);
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decoded(given[index] ?? "");
    if (value === null) return null;
    if (segment.startsWith(":")) params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}

function segments(path: string): string[] {
  return path.replace(/\/$/, "").split("/");
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
