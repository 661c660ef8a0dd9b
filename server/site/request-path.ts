import type { FastifyInstance } from "fastify";
import { complaintStatusEndpoint } from "../../src/shared/contract/complaint-status";
import { enquiryEndpoint } from "../../src/shared/contract/enquiry";
import { CONTENT_WEBHOOK_PATH, WEBHOOK_PATH } from "../../src/shared/contract/rebuild";
import { hasDuplicateHost } from "../../src/shared/node/duplicate-host.mjs";
import { sendPlain } from "./responses";
import { SEARCH_REPORT_PATH } from "../../src/shared/domain/search-report";
import { stripSlash } from "../../src/shared/domain/paths";
import { attempt } from "../../src/shared/domain/read-field";

const MAX_URL_LENGTH = 2048;

/** Sends 400, 405 or 414 for an unusable path or method. */
export function addRequestPathHook(app: FastifyInstance): void {
  app.decorateRequest("sitePath", "");
  app.addHook("onRequest", (request, reply, done) => {
    const { method, raw } = request;
    const { url = "" } = raw;
    if (hasDuplicateHost(raw)) return void sendPlain(reply, 400, "The request has two hosts.");
    if (url.length > MAX_URL_LENGTH) return void sendPlain(reply, 414, "The address is too long.");
    const path = decodePath(url.split(/[?#]/, 1)[0] ?? "");
    if (path === undefined) return void sendPlain(reply, 400, "The address cannot be read.");
    request.sitePath = path;
    if (method === "GET" || method === "HEAD" || (method === "POST" && canPost(path))) {
      return done();
    }
    reply.header("allow", canPost(path) ? "GET, HEAD, POST" : "GET, HEAD");
    sendPlain(reply, 405, "This address does not support that method.");
  });
}

/** Encodes each "%" of a segment with a broken escape, so that it gets a 404 page, not an error. */
export function repairEscapes(url: string): string {
  const [path = ""] = url.split(/[?#]/, 1);
  if (!path.includes("%") || canDecode(path)) return url;
  const segments = path
    .split("/")
    .map((segment) => (canDecode(segment) ? segment : segment.replaceAll("%", "%25")));
  return segments.join("/") + url.slice(path.length);
}

const canDecode = (text: string): boolean => attempt(() => decodeURIComponent(text), null) !== null;

/** True for enquiries, states of complaints, webhooks and reports of searches, with or without final slash. */
function canPost(path: string): boolean {
  const calls = [enquiryEndpoint.path, complaintStatusEndpoint.path];
  const webhooks = [WEBHOOK_PATH, CONTENT_WEBHOOK_PATH];
  return [...calls, ...webhooks, SEARCH_REPORT_PATH].includes(stripSlash(path));
}

/** Most paths, which need no decoding. */
const PLAIN_PATH = /^(?:\/[\w-]+(?:\.[\w-]+)*)*\/?$/;

/** Returns undefined for bad escapes, NUL, encoded slashes and dot segments. */
function decodePath(raw: string): string | undefined {
  if (PLAIN_PATH.test(raw)) return raw;
  if (!raw.startsWith("/")) return undefined;
  const segments = attempt(() => raw.split("/").map(decodeURIComponent), undefined);
  if (segments?.some((segment) => /[\0/\\]/.test(segment) || /^\.\.?$/.test(segment))) {
    return undefined;
  }
  return segments?.join("/").normalize("NFC");
}
