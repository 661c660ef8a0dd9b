import type { FastifyReply, FastifyRequest } from "fastify";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { paths } from "../../src/config/paths";
import { isAssetPath } from "./asset-path";
import { FileCache } from "./file-cache";
import { sendPlain } from "./plain";
import type { PooledFile } from "./pooled-file";
import type { ReleaseSource } from "./release-source";
import { sendFile } from "./send-file";
import type { ServedRelease } from "./served-release";

/** The page in which a post opens that was published after the build (PST-04). */
export const POST_FALLBACK = `${paths.blogFallback()}index.html`;

/** What the server can answer from releases. */
export class SiteFiles {
  readonly #cache = new FileCache();

  constructor(readonly source: ReleaseSource) {}

  /** A file of the release with validators, ranges and its cache policy. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    served: ServedRelease,
    path: string,
  ): Promise<FastifyReply> | FastifyReply {
    const file = served.release.files[path];
    if (!file) return this.sendNotFound(reply, served, path);
    return sendFile(
      request,
      reply,
      { root: served.root, path, file, policy: served.policy(path) },
      this.#cache,
    );
  }

  /** An asset of an earlier release. */
  sendPooled(
    request: FastifyRequest,
    reply: FastifyReply,
    served: ServedRelease,
    pooled: PooledFile,
  ): Promise<FastifyReply> {
    return sendFile(request, reply, { ...pooled, policy: served.policy(pooled.path) }, this.#cache);
  }

  /** 404: the site's own page for a visitor (ROU-06), one plain line for a missing asset. */
  async sendNotFound(
    reply: FastifyReply,
    served: ServedRelease,
    path: string,
  ): Promise<FastifyReply> {
    if (isAssetPath(path)) return sendPlain(reply, 404, "Not found.");
    return this.sendPage(reply, 404, served, "/404.html", "Not found.");
  }

  /** The same where no route took the request at all. */
  sendMissing(reply: FastifyReply, path: string): Promise<FastifyReply> | FastifyReply {
    const served = this.source.current();
    return served ? this.sendNotFound(reply, served, path) : this.sendNothingLive(reply);
  }

  /** 503 with the client-only post page, which asks the API itself once it runs (PST-04). */
  sendUnavailablePost(reply: FastifyReply, served: ServedRelease): Promise<FastifyReply> {
    reply.header("retry-after", "10");
    return this.sendPage(reply, 503, served, POST_FALLBACK, "The post cannot be loaded right now.");
  }

  /** Before the first release: nothing can be shown, and it will not take long. */
  sendNothingLive(reply: FastifyReply): FastifyReply {
    reply.header("retry-after", "30");
    return sendPlain(reply, 503, "The site is being built for the first time. Please try again.");
  }

  /** A page whole and as it is: a validator on an error page would let a 304 hide its status. */
  async sendPage(
    reply: FastifyReply,
    status: number,
    { root, policy }: ServedRelease,
    path: string,
    otherwise: string,
  ): Promise<FastifyReply> {
    const page = await readFile(join(root, path)).catch(() => undefined);
    if (page === undefined) return sendPlain(reply, status, otherwise);
    return reply
      .code(status)
      .header("cache-control", "no-store")
      .header("content-security-policy", policy(path))
      .type("text/html; charset=utf-8")
      .send(page);
  }
}
