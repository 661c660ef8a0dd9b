import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiUnavailable } from "./api-reader";
import { isLoopback } from "../../src/shared/node/is-loopback";

/** Calls to the CMS per minute and IP address, enough for an office. */
const MAX_CALLS = 600;
/** Files of live data per minute; a page may have twenty pictures. */
const MAX_FILES = 6000;
/** Counted missing pages and searches without a result per minute, so that nobody fills the counts. */
const MAX_NAMES = 20;

/** Monitors and builds on this machine are not limited. */
const isOwnCall = ({ ip }: FastifyRequest): boolean => isLoopback(ip);

export type VisitorLimits = Record<
  "call" | "file" | "name",
  (request: FastifyRequest) => Promise<void>
>;

/** Returns limits that throw ApiUnavailable 429 for an address above its share. */
export async function createVisitorLimits(app: FastifyInstance): Promise<VisitorLimits> {
  await app.register(rateLimit, { global: false, timeWindow: 60_000, allowList: isOwnCall });
  const toLimit = (max: number) => {
    const checkRate = app.createRateLimit({ max });
    return async (request: FastifyRequest) => {
      const turn = await checkRate(request);
      if (!turn.isAllowed && turn.isExceeded) throw new ApiUnavailable(429);
    };
  };
  return { call: toLimit(MAX_CALLS), file: toLimit(MAX_FILES), name: toLimit(MAX_NAMES) };
}
