import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { readPointer } from "../../src/shared/node/release/release-store";
import { toShortHash } from "../../src/shared/node/sha256";
import { SERVERS, type ReleaseBucket } from "./release-bucket";

const REPORT_MS = 5 * 60_000;
/** A server that was silent for longer is not waited for. */
const MAX_SILENT_MS = 3 * REPORT_MS;
const MAX_REPORT_BYTES = 1000;
/** Servers that may not write are not known. By then they have switched, too. */
const UNKNOWN_MS = 5000;
const POLL_MS = 1000;
const LIMIT_MS = 60_000;

/** Returns a function that says in the bucket which release this server has: if it changed, and every five minutes. Rejects without the right to write. */
export function createReporter(bucket: Pick<ReleaseBucket, "put">, releases: string) {
  const key = `${SERVERS}${hostname()}-${toShortHash(releases)}`;
  let reported: string | undefined;
  let reportedAt = -Infinity;
  return async (): Promise<void> => {
    const { live = "" } = readPointer(releases) ?? {};
    if (live === reported && performance.now() - reportedAt < REPORT_MS) return;
    [reported, reportedAt] = [live, performance.now()];
    await bucket.put(key, Buffer.from(live));
  };
}

/** Resolves when all servers that reported lately have this machine's live release, at the latest after `limitMs`. */
export async function waitForServers(
  bucket: Pick<ReleaseBucket, "get" | "listServers">,
  releases: string,
  { unknownMs = UNKNOWN_MS, pollMs = POLL_MS, limitMs = LIMIT_MS } = {},
): Promise<void> {
  const deadline = performance.now() + limitMs;
  const isSilent = ({ modified }: { modified: number }) => Date.now() - modified > MAX_SILENT_MS;
  const servers = (await bucket.listServers()).filter((server) => !isSilent(server));
  if (servers.length === 0) return sleep(unknownMs);
  while (performance.now() < deadline) {
    const live = readPointer(releases)?.live;
    const reports = await Promise.all(servers.map(({ key }) => bucket.get(key, MAX_REPORT_BYTES)));
    if (reports.every((report) => report.toString() === live)) return;
    await sleep(pollMs);
  }
}
