import { mkdir } from "node:fs/promises";
import pLimit from "p-limit";
import type { WithdrawnNotice } from "../../src/shared/contract/rebuild";
import { toPathKey } from "../../src/shared/domain/paths";
import {
  EMPTY_LIST,
  parseWithdrawnList,
  readWithdrawnList,
  toWithdrawnFile,
  type WithdrawnList,
} from "../../src/shared/node/release/withdrawn";
import { writeAtomically } from "../../src/shared/node/write-atomically";
import type { ReleaseBucket } from "./release-bucket";

const MAX_UNBUILT = 2000;
/** Notices of the same minute may overtake one another; an older time is that of a changed clock. */
const OVERTAKING_MS = 60_000;

type Addresses = WithdrawnList["addresses"];

export const WITHDRAWN_KEY = "withdrawn.signed.json";

type Options = {
  releases: string;
  /** Gets the list too, for site servers elsewhere. */
  bucket?: ReleaseBucket | null;
  /** Called with the addresses whose answer changed. */
  onChange?: (paths: string[]) => void;
  onError: (error: unknown) => void;
};

/** Writes the list of withdrawn addresses, which site servers obey at once (EDT-02). */
export class Withdrawals {
  #list = EMPTY_LIST;
  /** The list that the bucket has, if known. */
  #shared: WithdrawnList | undefined;
  /** Addresses whose change was not reported yet. */
  readonly #changed = new Set<string>();
  #noticeAt = 0;
  readonly #writing = pLimit(1);
  /** The disk never waits for the bucket. */
  readonly #sharing = pLimit(1);

  constructor(private readonly options: Options) {
    try {
      this.#list = readWithdrawnList(options.releases);
    } catch (error) {
      // The next notice names all addresses again.
      options.onError(error);
    }
  }

  /** Takes the list of the bucket if another machine wrote a newer one, else stores this one there. */
  async synchronize(): Promise<void> {
    const { bucket, releases } = this.options;
    const document = await bucket?.readSigned(WITHDRAWN_KEY);
    const stored = document && parseWithdrawnList(document.content);
    await this.#writing(async () => {
      if (stored === undefined || stored.number < this.#list.number) return;
      await writeList(releases, stored);
      this.#list = stored;
      this.#shared = stored;
    });
    await this.#share();
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

  /** Replaces the list on disk, then in the bucket. Throws if one cannot be written. */
  async replace({ at: noticeAt, addresses }: WithdrawnNotice): Promise<void> {
    await this.#writing(async () => {
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
    await this.#share();
  }

  /** Removes addresses that a build has answered since. */
  async settle(built: Addresses): Promise<void> {
    await this.#writing(() =>
      this.#write(this.#list.addresses.filter((entry) => !built.includes(entry))),
    );
    await this.#share();
  }

  async #write(addresses: Addresses): Promise<void> {
    const stored = new Set(this.#list.addresses);
    const changed = addresses.filter((entry) => !stored.has(entry));
    if (changed.length === 0 && addresses.length === stored.size) return;
    // The time lets machines compare their lists.
    const number = Math.max(this.#list.number + 1, Date.now());
    const list: WithdrawnList = { format: 1, number, addresses };
    await writeList(this.options.releases, list);
    this.#list = list;
    for (const { path } of changed) this.#changed.add(path);
  }

  async #share(): Promise<void> {
    const { bucket, onChange } = this.options;
    await this.#sharing(async () => {
      const list = this.#list;
      if (bucket && list !== EMPTY_LIST && list !== this.#shared) {
        await bucket.writeSigned(WITHDRAWN_KEY, list, await bucket.readSigned(WITHDRAWN_KEY));
        this.#shared = list;
      }
    });
    if (this.#changed.size > 0) onChange?.([...this.#changed]);
    this.#changed.clear();
  }
}

/** Writes a list for the site servers of this machine. */
export async function writeList(releases: string, list: WithdrawnList): Promise<void> {
  await mkdir(releases, { recursive: true });
  await writeAtomically(toWithdrawnFile(releases), JSON.stringify(list));
}
