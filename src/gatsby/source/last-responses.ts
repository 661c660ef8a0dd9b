import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { isObject } from "../../shared/contract/response";
import { writeAtomically } from "../../shared/node/write-atomically";

/** In the site's folder: unlike its cache it outlives a build from nothing, which must give the same. */
export const LAST_ANSWERS_FILE = ".last-answers.json";

/** Last response of an optional call, and the time of the first build that had it. */
export type LastAnswer = { at: string; data: unknown };
export type LastAnswers = Record<string, LastAnswer>;

/** What this process read or wrote last, for the next increment. */
let latest: { version: string; answers: LastAnswers } | undefined;

/** Returns the last responses of this host; none if the file is unreadable. */
export function readLastAnswers(file: string, apiHost: string): LastAnswers {
  try {
    const version = readFileVersion(file, apiHost);
    if (latest?.version === version) return latest.answers;
    const stored: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (!isObject(stored) || stored.host !== digest(apiHost) || !isObject(stored.answers))
      return {};
    const answers = Object.fromEntries(Object.entries(stored.answers).filter(isLastAnswer));
    latest = { version, answers };
    return answers;
  } catch {
    return {};
  }
}

function readFileVersion(file: string, apiHost: string): string {
  const { ino, mtimeNs, size } = statSync(file, { bigint: true });
  return [file, apiHost, ino, mtimeNs, size].join(" ");
}

/** Returns `known` without unused calls, updated with new responses. */
export function mergeAnswers(
  known: LastAnswers,
  answered: ReadonlyMap<string, unknown>,
  names: readonly string[],
  now: Date,
): LastAnswers {
  const merged: LastAnswers = {};
  for (const name of names) {
    const before = known[name];
    const same = !answered.has(name) || isDeepStrictEqual(before?.data, answered.get(name));
    if (before && same) merged[name] = before;
    else if (answered.has(name)) merged[name] = { at: now.toISOString(), data: answered.get(name) };
  }
  return merged;
}

export async function writeLastAnswers(
  file: string,
  apiHost: string,
  answers: LastAnswers,
): Promise<void> {
  await writeAtomically(file, JSON.stringify({ host: digest(apiHost), answers }));
  latest = { version: readFileVersion(file, apiHost), answers };
}

function isLastAnswer(entry: [string, unknown]): entry is [string, LastAnswer] {
  const [, answer] = entry;
  return isObject(answer) && typeof answer.at === "string" && "data" in answer;
}

/** An address may hold a password. */
function digest(apiHost: string): string {
  return createHash("sha256").update(apiHost).digest("base64url").slice(0, 16);
}
