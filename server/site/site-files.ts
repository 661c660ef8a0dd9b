import type { FastifyReply } from "fastify";
import { paths, stripSlash } from "../../src/shared/domain/paths";
import { REVALIDATE } from "../../src/shared/node/release/headers";
import type { ReleaseFile } from "../../src/shared/node/release/release";
import type { Ending } from "../../src/shared/node/release/release-store";
import { sendPlain } from "./responses";
import type { ReleaseSource } from "./release-source";
import { createSmallFiles, describeFile, sendFile, type ServedFile } from "./send-file";
import type { ServedRelease } from "./served-release";

export const FALLBACK = `${paths.blogFallback()}index.html`;

export type Sent = FastifyReply | Promise<FastifyReply>;

/** True for the path of the 404 page itself. */
export const isNotFoundPage = (path: string) => /^\/404(?:\.html|\/|\/index\.html)?$/.test(path);

export class SiteFiles {
  readonly #small = createSmallFiles();
  /** By path, what {@link find} returned for the release. */
  readonly #found = new Map<string, ServedFile>();
  #release: ServedRelease | undefined;

  constructor(
    readonly source: ReleaseSource,
    private readonly pageCaching = REVALIDATE,
  ) {}

  /** Returns the file of a path in either slash form; undefined for others and gone addresses. */
  find(current: ServedRelease, path: string): ServedFile | undefined {
    if (this.#release !== current) this.#found.clear();
    this.#release = current;
    const found = this.#found.get(path);
    if (found || isNotFoundPage(path) || current.redirect(path) === null) return found;
    const name = current.findFile(path);
    const file = name === undefined ? undefined : current.release.files[name];
    if (name === undefined || file === undefined) return undefined;
    const served = this.#describe(current, name, file);
    this.#found.set(path, served);
    return served;
  }

  /** Returns a hashed file of another kept release, or of the next one. */
  findAsset(current: ServedRelease, path: string): ServedFile | undefined {
    const file = this.source.findAsset?.(path);
    return file && this.#describe(current, path, file);
  }

  #describe(current: ServedRelease, path: string, file: ReleaseFile): ServedFile {
    const locate = (ending: Ending) => current.locate(path, file, ending);
    const policy = current.policy(path);
    return describeFile({ locate, path, file, policy, caching: this.pageCaching });
  }

  send(reply: FastifyReply, file: ServedFile): Sent {
    return sendFile(reply, file, this.#small);
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
