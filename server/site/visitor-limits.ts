import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiUnavailable } from "./api-reader";
import { isLoopback } from "../../src/shared/node/is-loopback";

/** Calls a minute that reach the CMS for one address: an office at work, not a flood. */
const CALLS = 600;
/** Pictures and other files of live data; a page may have twenty. */
const FILES = 6000;

/** Monitors and builds on this machine are not limited. */
const isOwnCall = ({ ip }: FastifyRequest): boolean => isLoopback(ip);

export type VisitorLimits = Record<"call" | "file", (request: FastifyRequest) => Promise<void>>;

/** Each throws ApiUnavailable 429 once an address has had its share. */
export async function visitorLimits(app: FastifyInstance): Promise<VisitorLimits> {
  await app.register(rateLimit, { global: false, timeWindow: 60_000, allowList: isOwnCall });
  const admit = (max: number) => {
    const take = app.createRateLimit({ max });
    return async (request: FastifyRequest) => {
      const turn = await take(request);
      if (!turn.isAllowed && turn.isExceeded) throw new ApiUnavailable(429);
    };
  };
  return { call: admit(CALLS), file: admit(FILES) };
}
