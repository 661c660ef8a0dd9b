import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PREVIEW_PARAMETER, readPreview } from "../../src/shared/node/release/preview-link";
import { openEntry, readPointer, toStoredFile } from "../../src/shared/node/release/release-store";
import { sendPlain } from "./responses";
import { createReleaseLookups, type ServedRelease } from "./served-release";

export type PreviewOptions = { host: string; secret: string; releases: string };

const WRONG_LINK =
  "This link has expired. Open a new one in the CMS: Publishing, Details, Look at it.";

/** Lets holders of a signed link look at a stored release on PREVIEW_HOST (EDT-72). Returns what a request sees, undefined on other hosts. */
export function addReleasePreview(app: FastifyInstance, options: PreviewOptions) {
  const { host, secret, releases } = options;
  const shown = new WeakMap<FastifyRequest, ServedRelease>();
  let opened: ServedRelease | undefined;
  app.addHook("onRequest", (request, reply, done) => {
    if (request.host !== host) return done();
    const { searchParams } = new URL(request.url, "http://preview");
    const token = searchParams.get(PREVIEW_PARAMETER);
    const cookie = /(?:^|; )preview=([^;]*)/.exec(request.headers.cookie ?? "")?.[1];
    const id = readPreview(secret, token ?? cookie ?? "", Date.now());
    if (id === undefined) return void sendPlain(reply, 403, WRONG_LINK);
    if (request.method === "POST")
      return void reply.code(403).send({ success: false, message: "Forms are off in previews." });
    if (token !== null) return void startPreview(reply, token);
    if (opened?.id !== id) opened = openStored(releases, id);
    if (opened === undefined)
      return void sendPlain(reply, 404, "This release is not stored any more.");
    shown.set(request, opened);
    done();
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (request.host === host)
      reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
    done();
  });
  return (request: FastifyRequest) => shown.get(request);
}

/** Keeps the token for the browser's session and removes it from the address. */
function startPreview(reply: FastifyReply, token: string): void {
  const secure = reply.request.protocol === "https" ? "; Secure" : "";
  reply.header("set-cookie", `preview=${token}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  reply.redirect("/", 303);
}

function openStored(folder: string, id: string): ServedRelease | undefined {
  const { releases = [], pending } = readPointer(folder) ?? {};
  const entry = [...releases, pending].find((release) => release?.id === id);
  const stored = entry && openEntry(folder, entry);
  const locate: ServedRelease["locate"] = (_, ...part) => toStoredFile(folder, ...part);
  return stored && createReleaseLookups({ ...stored, locate });
}
