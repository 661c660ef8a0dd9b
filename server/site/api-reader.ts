import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { responseHeadersFor } from "./proxy-headers";

/** A published change shows after this at the latest; 0 keeps nothing. */
const KEPT_MS = 1000;
const MOST_KEPT = 1000;
const MOST_BYTES = 32 * 1024 * 1024;
/** Reads under way at the CMS, which has to have breath for enquiries, and those that wait. */
const AT_ONCE = 4;
const MOST_WAITING = 100;
const TIME_LIMIT_MS = 15_000;
const LEAST_COMPRESSED = 1024;

export type ApiAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  gzip: Buffer | undefined;
};

/** What is answered instead: 429, 502, 503 or 504. */
export class ApiUnavailable extends Error {
  override name = "ApiUnavailable";

  constructor(readonly statusCode: 429 | 502 | 503 | 504) {
    super(`The API cannot be asked (${statusCode}).`);
  }
}

/** Reads calls that anybody may share: one under way answers all, for a second after it too. */
export class ApiReader {
  readonly #kept = new LRUCache<string, ApiAnswer>({
    max: MOST_KEPT,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body, gzip }) => 1000 + body.length + (gzip?.length ?? 0),
  });
  readonly #underWay = new Map<string, Promise<ApiAnswer>>();
  readonly #limit = pLimit(AT_ONCE);

  constructor(
    private readonly apiHost: string,
    private readonly keptMs = KEPT_MS,
  ) {}

  /**
   * @param admit asked before the API is; its error goes to this caller alone
   * @throws ApiUnavailable
   */
  async read(call: string, admit: () => Promise<void>, origin?: string): Promise<ApiAnswer> {
    const key = `${origin ?? ""} ${call}`;
    const known = () => this.#kept.get(key) ?? this.#underWay.get(key);
    if (known() === undefined) await admit();
    return known() ?? this.#ask(key, call, origin);
  }

  #ask(key: string, call: string, origin?: string): Promise<ApiAnswer> {
    if (this.#limit.pendingCount >= MOST_WAITING) throw new ApiUnavailable(503);
    const asked = this.#limit(() => fetchAnswer(new URL(call, this.apiHost), origin))
      .then((answer) => {
        if (this.keptMs > 0 && mayBeKept(answer)) {
          this.#kept.set(key, answer, { ttl: this.keptMs });
        }
        return answer;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, asked);
    return asked;
  }
}

/** That there is no such thing is kept too, although browsers are told not to. */
function mayBeKept({ status, headers }: ApiAnswer): boolean {
  if (status === 404) return true;
  return status === 200 && !/no-store|private/.test(headers["cache-control"] ?? "");
}

async function fetchAnswer(address: URL, origin?: string): Promise<ApiAnswer> {
  try {
    const answer = await fetch(address, {
      headers: { "accept-encoding": "identity", ...(origin === undefined ? {} : { origin }) },
      redirect: "manual",
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    const headers = responseHeadersFor(Object.fromEntries<string>(answer.headers));
    // Of the body as it came; fetch has decoded it.
    for (const name of ["content-length", "content-encoding"])
      Reflect.deleteProperty(headers, name);
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers, body, gzip: await compressed(headers, body) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new ApiUnavailable(isLate ? 504 : 502);
  }
}

async function compressed(
  headers: Record<string, string>,
  body: Buffer,
): Promise<Buffer | undefined> {
  const isText = /json|text/.test(headers["content-type"] ?? "");
  if (!isText || body.length < LEAST_COMPRESSED) return undefined;
  return promisify(gzip)(body);
}
