import { Transform } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { enforceMinBodyRate } from "../../src/shared/node/min-body-rate.mjs";
import rateLimit from "@fastify/rate-limit";
import { ApiUnavailable } from "./api-reader";
import { isLoopback } from "../../src/shared/node/is-loopback";

/** Bytes of a body, unless its route sets another limit. */
export const MAX_BODY_BYTES = 16 * 1024;
/** Bytes of an enquiry with a PDF. */
const MAX_FORM_BYTES = 6 * 1024 * 1024;

/** Emitted by a request; without a listener its connection ends. */
const TOO_SLOW = "tooSlow";

export type BodyRate = Parameters<typeof enforceMinBodyRate>[2];

/** Ends connections whose bodies are too slow, also those that nobody reads (OPS-14). */
export function addMinBodyRate(app: FastifyInstance, rate?: BodyRate): void {
  app.addHook("onRequest", ({ raw }, reply, done) => {
    const endSlowBody = () => {
      if (reply.sent || !raw.emit(TOO_SLOW)) raw.destroy();
    };
    enforceMinBodyRate(raw, endSlowBody, rate);
    done();
  });
}

const makeTooLarge = () => Object.assign(new Error("The body is too large."), { statusCode: 413 });
const makeTooSlow = () => Object.assign(new Error("The body is too slow."), { statusCode: 408 });

/** Ends a form above 6 MB with 413, a slow one with 408. Fastify does not count bodies that it streams. */
export function addFormLimit(scope: FastifyInstance): void {
  scope.addHook("preParsing", async ({ method, raw, headers }, _reply, body) => {
    if (method !== "POST") return body;
    if (Number(headers["content-length"] ?? 0) > MAX_FORM_BYTES) throw makeTooLarge();
    let size = 0;
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        if (size > MAX_FORM_BYTES) done(makeTooLarge());
        else done(null, chunk);
      },
    });
    body.once("error", (error) => counter.destroy(error));
    // After the response no listener is left, and an unhandled error would stop the process.
    counter.on("error", () => undefined);
    raw.once(TOO_SLOW, () => counter.destroy(makeTooSlow()));
    return body.pipe(counter);
  });
  scope.addHook("onSend", async (_request, reply) => {
    // The rest of the body is not read.
    if ([408, 413].includes(reply.statusCode)) reply.header("connection", "close");
  });
}

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
