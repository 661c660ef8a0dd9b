import type { FastifyServerOptions } from "fastify";
import { errorCode } from "../error-code";

export type SiteLogger = FastifyServerOptions["logger"];

/** A visitor who leaves before the answer is complete is no fault of anyone's. */
const VISITOR_LEFT = new Set(["UND_ERR_ABORTED", "ERR_STREAM_PREMATURE_CLOSE"]);

/** Warnings and errors only, without addresses of visitors and without query strings. */
export const quietLogger = {
  level: "warn",
  base: null,
  serializers: {
    req: (request) => ({ method: request.method, path: request.url.split("?", 1)[0] }),
    res: (reply) => ({ statusCode: reply.statusCode }),
  },
  hooks: {
    logMethod(args, method) {
      const [subject]: unknown[] = args;
      if (!VISITOR_LEFT.has(errorCode(causeOf(subject)) ?? "")) method.apply(this, args);
    },
  },
} satisfies SiteLogger;

/** The error of a log call, which stands alone or as `err` of an object. */
function causeOf(subject: unknown): unknown {
  return typeof subject === "object" && subject !== null && "err" in subject
    ? subject.err
    : subject;
}
