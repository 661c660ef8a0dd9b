import type { FastifyReply } from "fastify";
import { paths, stripSlash } from "../../src/shared/domain/paths";
import { REVALIDATE } from "../../src/shared/node/release/headers";
import type { ReleaseFile } from "../../src/shared/node/release/release";
import type { Ending } from "../../src/shared/node/release/release-store";
import { sendPlain } from "./responses";
import type { ReleaseSource } from "./release-source";
import { sendFile, createSmallFiles } from "./send-file";
import type { ServedRelease } from "./served-release";

export const FALLBACK = `${paths.blogFallback()}index.html`;

type Sent = FastifyReply | Promise<FastifyReply>;

export class SiteFiles {
  readonly #small = createSmallFiles();

  constructor(
    readonly source: ReleaseSource,
    private readonly pageCaching = REVALIDATE,
  ) {}

  /** Sends a file of the current release, or `asset` of another one. */
  send(reply: FastifyReply, current: ServedRelease, path: string, asset?: ReleaseFile): Sent {
    const file = asset ?? current.release.files[path];
    if (!file) return this.sendNotFound(reply, current, path);
    const locate = (ending: Ending) => current.locate(path, file, ending);
    const policy = current.policy(path);
    return sendFile(reply, { locate, path, file, policy, caching: this.pageCaching }, this.#small);
  }

  /** Sends 404 with the site's page (ROU-06), or one plain line for a missing asset. */
  sendNotFound(reply: FastifyReply, current: ServedRelease, path: string): Sent {
    return isAssetPath(path)
      ? sendPlain(reply, 404, "Not found.")
      : this.sendPage(reply, 404, current, "/404.html", "Not found.");
  }

  sendMissing(reply: FastifyReply, path: string): Sent {
    const current = this.source.getCurrent();
    return current ? this.sendNotFound(reply, current, path) : this.sendNothingLive(reply);
  }

  /** Sends 410 with the page built for an unpublished post, or with the 404 page. */
  sendGone(reply: FastifyReply, current: ServedRelease, file = "/404.html"): Sent {
    return this.sendPage(reply, 410, current, file, "Gone.");
  }

  /** Sends 503 with the fallback page, which calls the API in the browser (PST-04). */
  sendUnavailable(reply: FastifyReply, current: ServedRelease): Sent {
    reply.header("retry-after", "10");
    return this.sendPage(reply, 503, current, FALLBACK, "The page cannot be loaded right now.");
  }

  sendNothingLive(reply: FastifyReply): FastifyReply {
    reply.header("retry-after", "30");
    return sendPlain(reply, 503, "The site is being built for the first time. Please try again.");
  }

  /** Sends a complete page without validators, because a 304 would hide the status of an error page. */
  async sendPage(
    reply: FastifyReply,
    status: number,
    { read, policy }: ServedRelease,
    path: string,
    fallbackText: string,
  ): Promise<FastifyReply> {
    const page = await read(path);
    if (page === undefined) return sendPlain(reply, status, fallbackText);
    reply.headers({ "cache-control": "no-store", "content-security-policy": policy(path) });
    return reply.code(status).type("text/html; charset=utf-8").send(page);
  }
}

const ASSET_EXTENSION =
  /\.(?:js|mjs|css|map|json|xml|txt|ics|ico|png|jpe?g|gif|webp|avif|svg|woff2?|ttf|otf|eot|pdf|mp4|webm|webmanifest|wasm|zip|csv)$/i;

function isAssetPath(path: string): boolean {
  return (
    path.startsWith("/static/") ||
    path.startsWith("/page-data/") ||
    ASSET_EXTENSION.test(stripSlash(path))
  );
}
