import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiUnavailable } from "./api-reader";
import { isLoopback } from "../../src/shared/node/is-loopback";

/** Calls to the CMS in a minute for one address, enough for an office. */
const CALLS = 600;
/** Files of live data in a minute; a page may have twenty pictures. */
const FILES = 6000;
/** Searches without a result in a minute. */
const SEARCHES = 20;

/** Monitors and builds on this machine are not limited. */
const isOwnCall = ({ ip }: FastifyRequest): boolean => isLoopback(ip);

export type VisitorLimits = Record<
  "call" | "file" | "search",
  (request: FastifyRequest) => Promise<void>
>;

/** Returns limits that throw ApiUnavailable 429 for an address above its share. */
export async function createVisitorLimits(app: FastifyInstance): Promise<VisitorLimits> {
  await app.register(rateLimit, { global: false, timeWindow: 60_000, allowList: isOwnCall });
  const createLimit = (max: number) => {
    const checkRate = app.createRateLimit({ max });
    return async (request: FastifyRequest) => {
      const turn = await checkRate(request);
      if (!turn.isAllowed && turn.isExceeded) throw new ApiUnavailable(429);
    };
  };
  return { call: createLimit(CALLS), file: createLimit(FILES), search: createLimit(SEARCHES) };
}
