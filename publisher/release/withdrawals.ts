import { mkdir } from "node:fs/promises";
import pLimit from "p-limit";
import type { WithdrawnNotice } from "../../src/shared/contract/rebuild";
import { toPathKey } from "../../src/shared/domain/paths";
import {
  EMPTY_LIST,
  readWithdrawnList,
  toWithdrawnFile,
  type WithdrawnList,
} from "../../src/shared/node/release/withdrawn";
import { writeAtomically } from "../../src/shared/node/write-atomically";

const MAX_UNBUILT = 2000;
/** Notices of the same minute may overtake one another; an older time is that of a changed clock. */
const OVERTAKING_MS = 60_000;

type Addresses = WithdrawnList["addresses"];

type Options = {
  releases: string;
  /** Called with the addresses whose answer changed. */
  onChange?: (paths: string[]) => void;
  onError: (error: unknown) => void;
};

/** Writes the list of withdrawn addresses, which site servers obey at once (EDT-02). */
export class Withdrawals {
  #list = EMPTY_LIST;
  #noticeAt = 0;
  readonly #queue = pLimit(1);

  constructor(private readonly options: Options) {
    try {
      this.#list = readWithdrawnList(options.releases);
    } catch (error) {
      // The next notice names all addresses again.
      options.onError(error);
    }
  }

  /** Returns the number of addresses that were withdrawn after this time. */
  countSince(time: number): number {
    return this.#list.addresses.filter(({ to, at }) => to !== undefined && at > time).length;
  }

  /** True if releases do not answer this address. */
  has(page: string): boolean {
    return this.#list.addresses.some(({ path }) => toPathKey(path) === toPathKey(page));
  }

  /** Returns the addresses that are left to the API until the next build. */
  listUnbuilt(): Addresses {
    return this.#list.addresses.filter(({ to }) => to === undefined);
  }

  /** Replaces the list; it is on disk when the promise settles. Throws if it cannot be written. */
  replace({ at: noticeAt, addresses }: WithdrawnNotice): Promise<void> {
    return this.#queue(async () => {
      if (noticeAt < this.#noticeAt && noticeAt > this.#noticeAt - OVERTAKING_MS) {
        throw new Error("A newer notice has arrived: send the current addresses.");
      }
      const at = Date.now();
      const previous = new Map(this.#list.addresses.map((entry) => [toPathKey(entry.path), entry]));
      const isListed = new Set(addresses.map(({ path }) => toPathKey(path)));
      const left = this.#list.addresses
        .filter(({ path }) => !isListed.has(toPathKey(path)))
        .map((entry) => (entry.to === undefined ? entry : { path: entry.path, at }));
      const named = addresses.map((entry) => {
        const stored = previous.get(toPathKey(entry.path));
        return stored?.to === entry.to ? stored : { ...entry, at };
      });
      await this.#write([...left.slice(-MAX_UNBUILT), ...named]);
      this.#noticeAt = noticeAt;
    });
  }

  /** Removes addresses that a build has answered since. */
  settle(built: Addresses): Promise<void> {
    return this.#queue(() =>
      this.#write(this.#list.addresses.filter((entry) => !built.includes(entry))),
    );
  }

  async #write(addresses: Addresses): Promise<void> {
    const { releases, onChange } = this.options;
    const stored = new Set(this.#list.addresses);
    const changed = addresses.filter((entry) => !stored.has(entry));
    if (changed.length === 0 && addresses.length === stored.size) return;
    const list: WithdrawnList = { format: 1, number: this.#list.number + 1, addresses };
    await mkdir(releases, { recursive: true });
    await writeAtomically(toWithdrawnFile(releases), JSON.stringify(list));
    this.#list = list;
    if (changed.length > 0) onChange?.(changed.map(({ path }) => path));
  }
}
