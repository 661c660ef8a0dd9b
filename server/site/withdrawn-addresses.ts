import { isObject } from "../../src/shared/contract/response";
import { paths, stripSlash, toPathKey } from "../../src/shared/domain/paths";
import { toSlugSegment } from "../../src/shared/domain/slug";
import { readFileVersion } from "../../src/shared/node/release/release-store";
import {
  readWithdrawnList,
  toWithdrawnFile,
  type WithdrawnList,
} from "../../src/shared/node/release/withdrawn";
import type { ServedRelease } from "./served-release";

type Entry = Pick<WithdrawnList["addresses"][number], "path" | "to">;

/** The list of withdrawn addresses in a folder of releases (EDT-02). */
export class WithdrawnAddresses {
  #entries = new Map<string, Entry>();
  #version: string | undefined;

  constructor(
    private readonly releases: string,
    private readonly onError: (error: unknown) => void,
  ) {
    this.refresh();
  }

  /** Reads a changed list. Reports an unreadable one once and keeps the previous. */
  refresh(): void {
    const version = readFileVersion(toWithdrawnFile(this.releases));
    if (version === this.#version) return;
    this.#version = version;
    try {
      const { addresses } = readWithdrawnList(this.releases);
      this.#entries = new Map(addresses.map((entry) => [toPathKey(entry.path), entry]));
    } catch (error) {
      this.onError(error);
    }
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  find(page: string): Entry | undefined {
    return this.#entries.get(toPathKey(page));
  }

  /** Returns the page at the end of an entry's redirects; null if it is gone or they are a loop. */
  resolveTarget({ path, to = null }: Entry, current: ServedRelease): string | null {
    const visited = new Set([toPathKey(path)]);
    let target = to;
    while (target !== null && !visited.has(toPathKey(target))) {
      visited.add(toPathKey(target));
      const entry = this.find(target);
      const next = entry ? entry.to : current.redirect(target);
      if (next === undefined) {
        // Redirects store a final slash, which a file's address lacks.
        const forms = [target, stripSlash(target)];
        return forms.find((form) => current.findFile(form) !== undefined) ?? target;
      }
      target = next;
    }
    return null;
  }

  /** Removes withdrawn posts from a response of the API. Returns undefined for the response of one. */
  removePosts(body: string): string | undefined {
    const parsed: unknown = this.isEmpty ? undefined : JSON.parse(body);
    if (!isObject(parsed)) return body;
    const { data } = parsed;
    if (!Array.isArray(data)) return this.#isWithdrawn(data) ? undefined : body;
    return JSON.stringify({ ...parsed, data: data.filter((post) => !this.#isWithdrawn(post)) });
  }

  #isWithdrawn(post: unknown): boolean {
    const slug = isObject(post) && typeof post.slug === "string" ? post.slug : undefined;
    return slug !== undefined && this.find(paths.blog(toSlugSegment(slug)))?.to !== undefined;
  }
}
