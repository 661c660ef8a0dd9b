import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import * as v from "valibot";
import { toSha256 } from "../../src/shared/node/sha256";
import { writeAtomically } from "../../src/shared/node/write-atomically";
import { getSiteCallKind } from "./api-call";
import type { WithdrawnAddresses } from "./withdrawn-addresses";

const MAX_BYTES = 50 * 1024 * 1024;
const MAX_BYTES_EACH = 2 * 1024 * 1024;
/** Bytes that a small file takes on most disks. */
const BLOCK_BYTES = 4096;
/** Further responses are stored at their next request. */
const MAX_WAITING = 50;
/** Milliseconds after which an unchanged response is written again, with its new time. */
const REWRITE_AFTER_MS = 60_000;
const POST_KINDS = new Set(["post", "list", "category-list"]);

const SnapshotSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ call: v.string(), at: v.number(), body: v.string() }),
);
type StoredSnapshot = v.InferOutput<typeof SnapshotSchema>;
export type Snapshot = { at: Date; body: string };

type Options = {
  folder: string;
  /** Hours for which a snapshot may be sent; 0 stores none. */
  hours: number;
  /** Called when loading or writing fails, once until a write works again. */
  onError: (error: unknown) => void;
  /** Posts that no snapshot may show (EDT-02). */
  withdrawn?: WithdrawnAddresses;
};

/** Keeps the last good responses of the API on disk, for when it fails (API-05). */
export class ApiSnapshots {
  /** By file, the oldest write first. The hash is unknown after a restart. */
  readonly #entries = new Map<string, { size: number; writtenAt: number; hash?: string }>();
  readonly #queue = pLimit(1);
  #hasFailed = false;

  constructor(private readonly options: Options) {
    if (options.hours > 0) this.#loadEntries();
  }

  /** True if responses of this call are stored, because the site makes it (`getSiteCallKind`). */
  canStore(call: string): boolean {
    return this.options.hours > 0 && getSiteCallKind(call) !== undefined;
  }

  /** Stores a response. Never rejects; resolves when it is on disk. */
  async store(call: string, body: Buffer): Promise<void> {
    if (!this.canStore(call) || body.length > MAX_BYTES_EACH) return;
    const [file, hash, at] = [toFileName(call), toSha256(body), Date.now()];
    const entry = this.#entries.get(file);
    const isStored = entry?.hash === hash && at - entry.writtenAt < REWRITE_AFTER_MS;
    if (isStored || this.#queue.pendingCount >= MAX_WAITING) return;
    // Entered at once, so that a 404 which follows removes it after it was written.
    this.#entries.set(file, { size: 0, ...entry, writtenAt: at, hash });
    await this.#queue(() => this.#write(file, hash, { call, at, body: body.toString() }));
  }

  /** Returns the last good response unless it is too old or unreadable. */
  async read(call: string): Promise<Snapshot | undefined> {
    const { folder, hours, withdrawn } = this.options;
    const file = toFileName(call);
    const text = await readFile(join(folder, file), "utf8").catch(() => "");
    const { success, output } = v.safeParse(SnapshotSchema, text);
    if (!success || output.call !== call) return undefined;
    if (Date.now() - output.at > hours * 3_600_000) {
      await this.#remove(file);
      return undefined;
    }
    const isOfPosts = POST_KINDS.has(readKind(file)) && withdrawn !== undefined;
    const body = isOfPosts ? withdrawn.removePosts(output.body) : output.body;
    return body === undefined ? undefined : { body, at: new Date(output.at) };
  }

  /** Removes the snapshot of a call, also one that is being written, because the API no longer has the record. */
  async forget(call: string): Promise<void> {
    const file = toFileName(call);
    if (this.#entries.has(file)) await this.#queue(() => this.#remove(file));
  }

  async #write(file: string, hash: string, snapshot: StoredSnapshot): Promise<void> {
    const { folder, onError } = this.options;
    const text = JSON.stringify(snapshot);
    let written: string | undefined;
    try {
      await mkdir(folder, { recursive: true });
      await writeAtomically(join(folder, file), text);
      written = hash;
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed) onError(error);
      this.#hasFailed = true;
    }
    const size = toDiskSize(Buffer.byteLength(text));
    // Not earlier, because a 404 meanwhile removes only what is entered.
    this.#entries.delete(file);
    // Without its hash the next response is written even if it is the same.
    this.#entries.set(file, { size, writtenAt: snapshot.at, hash: written });
    await this.#makeRoom();
  }

  /** Removes the oldest files of the largest kind; "single" ones only if no others are left. */
  async #makeRoom(): Promise<void> {
    for (;;) {
      const bytes = new Map<string, number>();
      for (const [file, { size }] of this.#entries) {
        bytes.set(readKind(file), (bytes.get(readKind(file)) ?? 0) + size);
      }
      if ([...bytes.values()].reduce((sum, size) => sum + size, 0) <= MAX_BYTES) return;
      bytes.delete("single");
      const [[kind] = ["single"]] = [...bytes].sort(([, left], [, right]) => right - left);
      const oldest = [...this.#entries.keys()].find((file) => readKind(file) === kind);
      if (oldest === undefined) return;
      await this.#remove(oldest);
    }
  }

  async #remove(file: string): Promise<void> {
    this.#entries.delete(file);
    await rm(join(this.options.folder, file), { force: true }).catch(() => undefined);
  }

  /** Loads the snapshots of earlier processes. */
  #loadEntries(): void {
    const { folder, onError } = this.options;
    try {
      mkdirSync(folder, { recursive: true });
      const files = readdirSync(folder).map((file) => ({ file, ...statSync(join(folder, file)) }));
      for (const { file, size, mtimeMs } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
        if (!file.endsWith(".json")) rmSync(join(folder, file), { force: true });
        else this.#entries.set(file, { size: toDiskSize(size), writtenAt: mtimeMs });
      }
    } catch (error) {
      this.#hasFailed = true;
      onError(error);
    }
  }
}

const toFileName = (call: string) => `${getSiteCallKind(call)}-${toSha256(call).slice(0, 32)}.json`;

const readKind = (file: string) => file.slice(0, file.lastIndexOf("-"));

const toDiskSize = (bytes: number) => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
