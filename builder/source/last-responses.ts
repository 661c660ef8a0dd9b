import { readFileSync, statSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { isObject } from "../../src/shared/contract/response";
import { writeAtomically } from "../../src/shared/node/write-atomically";
import { toShortHash } from "../../src/shared/node/sha256";

/** Outlives builds from scratch. Name and key `answers` stay, so that upgrades keep old addresses. */
export const LAST_RESPONSES_FILE = ".last-answers.json";

/** Last response of an optional call, and the time of the first build that had it. */
export type LastResponse = { at: string; data: unknown };
export type LastResponses = Record<string, LastResponse>;

/** The responses that this process read or wrote last, for the next increment. */
let latest: { version: string; responses: LastResponses } | undefined;

/** Returns the last responses of this host; none if the file is unreadable. */
export function readLastResponses(file: string, apiHost: string): LastResponses {
  try {
    const version = readFileVersion(file, apiHost);
    if (latest?.version === version) return latest.responses;
    const stored: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (!isObject(stored) || stored.host !== hashHost(apiHost) || !isObject(stored.answers))
      return {};
    const responses = Object.fromEntries(Object.entries(stored.answers).filter(isLastResponse));
    latest = { version, responses };
    return responses;
  } catch {
    return {};
  }
}

function readFileVersion(file: string, apiHost: string): string {
  const { ino, mtimeNs, size } = statSync(file, { bigint: true });
  return [file, apiHost, ino, mtimeNs, size].join(" ");
}

/** Returns `previous` without unused calls, updated with new responses. */
export function mergeResponses(
  previous: LastResponses,
  received: ReadonlyMap<string, unknown>,
  names: readonly string[],
  now: Date,
): LastResponses {
  const merged: LastResponses = {};
  for (const name of names) {
    const last = previous[name];
    const isSame = !received.has(name) || isDeepStrictEqual(last?.data, received.get(name));
    if (last && isSame) merged[name] = last;
    else if (received.has(name)) merged[name] = { at: now.toISOString(), data: received.get(name) };
  }
  return merged;
}

/** Writes the responses of this host. Rejects if the file cannot be written. */
export async function writeLastResponses(
  file: string,
  apiHost: string,
  responses: LastResponses,
): Promise<void> {
  await writeAtomically(file, JSON.stringify({ host: hashHost(apiHost), answers: responses }));
  latest = { version: readFileVersion(file, apiHost), responses };
}

function isLastResponse(entry: [string, unknown]): entry is [string, LastResponse] {
  const [, response] = entry;
  return isObject(response) && typeof response.at === "string" && "data" in response;
}

/** Hashed, because an address may contain a password. */
function hashHost(apiHost: string): string {
  return toShortHash(apiHost);
}

// Stored next to the last responses of optional calls, so that both outlive each build.
export const CATEGORY_ADDRESSES = "categoryAddresses";
export const IPO_ADDRESSES = "ipoAddresses";

/** The id of the record that an address belonged to last. */
export type KnownAddresses = Record<string, string>;

/** Returns the addresses of all builds so far; a current one belongs to the record that has it now. */
export function addAddresses(
  previous: unknown,
  current: readonly (readonly [address: string, id: string])[],
): KnownAddresses {
  const entries = isObject(previous) ? Object.entries(previous) : [];
  return Object.fromEntries([
    ...entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ...current,
  ]);
}
