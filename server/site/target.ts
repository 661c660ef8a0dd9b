/** The longest request target (path and query, in bytes) that is read at all. */
export const MAX_TARGET_LENGTH = 2048;

export type Target = { ok: true; path: string } | { ok: false; status: 400 | 414; message: string };

/**
 * Reads the path of a request target: percent-decoded, Unicode NFC, query removed.
 * Refuses what no honest client sends: over-long targets, bad escapes, NUL, backslashes,
 * encoded slashes and dot segments.
 */
export function readTarget(url: string): Target {
  if (url.length > MAX_TARGET_LENGTH) {
    return { ok: false, status: 414, message: "The address is too long." };
  }
  const raw = url.split(/[?#]/, 1)[0] ?? "";
  if (!raw.startsWith("/")) return refused();
  const segments: string[] = [];
  for (const part of raw.split("/")) {
    const segment = decodeSegment(part);
    if (segment === undefined) return refused();
    segments.push(segment);
  }
  return { ok: true, path: segments.join("/").normalize("NFC") };
}

function decodeSegment(part: string): string | undefined {
  try {
    const segment = decodeURIComponent(part);
    const hostile = segment.includes("\u0000") || /[/\\]/.test(segment);
    return hostile || segment === "." || segment === ".." ? undefined : segment;
  } catch {
    return undefined;
  }
}

function refused(): Target {
  return { ok: false, status: 400, message: "The address cannot be read." };
}
