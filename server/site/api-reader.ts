import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { createApiRequest } from "../../src/shared/node/api-request";
import { isObject } from "../../src/shared/contract/response";
import { SNAPSHOT_HEADER } from "../../src/shared/contract/snapshot";
import { limitTime } from "../../src/shared/domain/time-limit";
import type { ApiSnapshots, Snapshot } from "./api-snapshots";
import { toResponseHeaders } from "./proxy-headers";

/** Milliseconds for which visitors share a response, which delays changes; 0 shares none. */
const CACHE_MS = 1000;
const MAX_RESPONSES = 1000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Limits of running and waiting reads, so that the CMS can still accept enquiries. */
const MAX_CONCURRENT_CALLS = 4;
const MAX_WAITING = 100;
const TIME_LIMIT_MS = 15_000;
/** Milliseconds after which a snapshot is sent, if there is one. */
const TIMEOUT_MS = 10_000;
const MIN_COMPRESSED_BYTES = 1024;

export type ApiResponse = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  gzip: Buffer | undefined;
};

/** The status to send instead: 429, 502, 503 or 504. */
export class ApiUnavailable extends Error {
  override name = "ApiUnavailable";

  constructor(readonly statusCode: 429 | 502 | 503 | 504) {
    super(`The API cannot be reached (${statusCode}).`);
  }
}

/** A fresh API response, with what decides whether its snapshot is stored or removed. */
type FetchedResponse = ApiResponse & {
  setsCookie: boolean;
  /** False for an error of the API, or a page instead of JSON. */
  isGood: boolean;
  /** True for a list without records. */
  isEmptyList: boolean;
};

type ReaderOptions = {
  /** Milliseconds for which a response is shared. */
  cacheMs?: number;
  /** Responses to send while the API fails or does not respond. */
  snapshots?: ApiSnapshots;
  timeoutMs?: number;
};

/** Reads public calls. A running call serves all visitors, and its response is shared for a second. */
export class ApiReader {
  readonly #cached = new LRUCache<string, ApiResponse>({
    max: MAX_RESPONSES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body, gzip }) => 1000 + body.length + (gzip?.length ?? 0),
  });
  readonly #inFlight = new Map<string, Promise<FetchedResponse>>();
  readonly #limit = pLimit(MAX_CONCURRENT_CALLS);

  constructor(
    private readonly apiHost: string,
    private readonly options: ReaderOptions = {},
  ) {}

  /** @param admitCall called before the API; its error goes to this caller only. @throws ApiUnavailable */
  async read(call: string, admitCall: () => Promise<void>): Promise<ApiResponse> {
    const findResponse = () => this.#cached.get(call) ?? this.#inFlight.get(call);
    if (findResponse() === undefined) await admitCall();
    const response = findResponse() ?? this.#fetch(call);
    return response instanceof Promise ? this.#orSnapshot(call, response) : response;
  }

  /** Returns the response, or the last good one if it fails or takes longer than `timeoutMs`. */
  async #orSnapshot(call: string, response: Promise<FetchedResponse>): Promise<ApiResponse> {
    const { snapshots, timeoutMs = TIMEOUT_MS } = this.options;
    if (!snapshots?.canStore(call)) return response;
    const inTime = limitTime(timeoutMs, "no response in time", undefined, () => response);
    const isGood = await inTime.then(
      (fetched) => fetched.isGood,
      () => false,
    );
    const snapshot = isGood ? undefined : await snapshots.read(call);
    return snapshot === undefined ? response : toApiResponse(snapshot);
  }

  #fetch(call: string): Promise<FetchedResponse> {
    if (this.#limit.pendingCount >= MAX_WAITING) return Promise.reject(new ApiUnavailable(503));
    const response = this.#limit(() => fetchResponse(createApiRequest(this.apiHost, call)))
      .then((fetched) => {
        this.#store(call, fetched);
        return fetched;
      })
      .finally(() => this.#inFlight.delete(call));
    this.#inFlight.set(call, response);
    return response;
  }

  #store(call: string, response: FetchedResponse): void {
    const { cacheMs = CACHE_MS, snapshots } = this.options;
    const { status, headers, body, setsCookie, isGood, isEmptyList } = response;
    // Browsers may not cache a 404, but visitors share it, too.
    const isShareable =
      status === 404 ||
      (status === 200 && !/no-store|private/.test(headers["cache-control"] ?? ""));
    if (cacheMs > 0 && isShareable) this.#cached.set(call, response, { ttl: cacheMs });
    // Snapshots must not show unpublished records. A page past the end is empty.
    const isRemoved = status === 404 || status === 410 || (isEmptyList && isFurtherPage(call));
    if (isRemoved) void snapshots?.forget(call);
    else if (status === 200 && isShareable && !setsCookie && isGood) {
      void snapshots?.store(call, body);
    }
  }
}

function checkBody(status: number, body: Buffer): Pick<FetchedResponse, "isGood" | "isEmptyList"> {
  if (status !== 200) return { isGood: status < 500, isEmptyList: false };
  try {
    const parsed: unknown = JSON.parse(body.toString());
    const lists = isObject(parsed) ? [parsed.data, parsed.items] : [];
    const isEmptyList = lists.some((list) => Array.isArray(list) && list.length === 0);
    return { isGood: true, isEmptyList };
  } catch {
    return { isGood: false, isEmptyList: false };
  }
}

function isFurtherPage(call: string): boolean {
  const { searchParams } = new URL(call, "http://api");
  return Number(searchParams.get("page") ?? 1) > 1 || searchParams.has("pageToken");
}

async function toApiResponse({ at, body: text }: Snapshot): Promise<ApiResponse> {
  const body = Buffer.from(text);
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    vary: "Origin",
    [SNAPSHOT_HEADER]: at.toISOString(),
  };
  return { status: 200, headers, body, gzip: await compressBody(headers, body) };
}

async function fetchResponse(call: ReturnType<typeof createApiRequest>): Promise<FetchedResponse> {
  try {
    return await limitTime(TIME_LIMIT_MS, "no response in 15 s", undefined, async (signal) => {
      const fields = { ...call.headers, "accept-encoding": "identity" };
      const response = await fetch(call.url, { headers: fields, redirect: "manual", signal });
      const { status } = response;
      // These headers describe the encoded body, which fetch has decoded.
      const {
        "content-length": _length,
        "content-encoding": _encoding,
        ...headers
      } = toResponseHeaders(Object.fromEntries<string>(response.headers));
      const body = stripByteOrderMark(Buffer.from(await response.arrayBuffer()));
      const setsCookie = response.headers.has("set-cookie");
      const zipped = await compressBody(headers, body);
      // Parsed once, as each waiting visitor would parse up to 2 MB otherwise.
      return { status, headers, body, gzip: zipped, setsCookie, ...checkBody(status, body) };
    });
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new ApiUnavailable(isLate ? 504 : 502);
  }
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Removes the byte order mark that some servers put before their JSON, as no parser accepts it. */
function stripByteOrderMark(body: Buffer): Buffer {
  return body.subarray(0, 3).equals(BYTE_ORDER_MARK) ? body.subarray(3) : body;
}

async function compressBody(
  headers: Record<string, string>,
  body: Buffer,
): Promise<Buffer | undefined> {
  const isText = /json|text/.test(headers["content-type"] ?? "");
  if (!isText || body.length < MIN_COMPRESSED_BYTES) return undefined;
  return promisify(gzip)(body);
}
