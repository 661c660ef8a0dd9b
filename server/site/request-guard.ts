import type { FastifyInstance } from "fastify";
import { enquiryPath } from "../../src/contract/enquiry";
import { WEBHOOK_PATH } from "../../src/contract/rebuild";
import { sendPlain } from "./plain";
import { readTarget } from "./target";

/** Answers 4xx for unreadable addresses and 405 for methods that a path does not know. */
export function guardRequests(app: FastifyInstance): void {
  app.decorateRequest("sitePath", "");
  app.addHook("onRequest", async (request, reply) => {
    const target = readTarget(request.raw.url ?? "");
    if (!target.ok) return sendPlain(reply, target.status, target.message);
    request.sitePath = target.path;
    const allowed = takesPost(target.path) ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
    if (allowed.includes(request.method)) return;
    reply.header("allow", allowed.join(", "));
    return sendPlain(reply, 405, "This address does not take that method.");
  });
}

/** Visitors send enquiries, the CMS sends webhooks; the slash at the end makes no difference. */
function takesPost(path: string): boolean {
  return [enquiryPath(), WEBHOOK_PATH].includes(path.replace(/\/$/, ""));
}
