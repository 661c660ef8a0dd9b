import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { isObject } from "../../src/shared/contract/response";
import { writeAtomically } from "../../src/shared/node/write-atomically";
import { getSiteCallKind } from "./api-call";
import type { WithdrawnAddresses } from "./withdrawn-addresses";
import { toSha256 } from "../../src/shared/node/sha256";

const MAX_BYTES = 50 * 1024 * 1024;
const MAX_BYTES_EACH = 2 * 1024 * 1024;
/** Bytes that a small file takes on most disks. */
const BLOCK_BYTES = 4096;
/** Further responses are stored at their next request. */
const MAX_WAITING = 50;
/** Milliseconds after which an unchanged response is written again, so that its time survives a restart. */
const REWRITE_AFTER_MS = 60_000;
const POST_KINDS = new Set(["post", "list", "category-list"]);

export type Snapshot = { at: Date; body: string };

/** A snapshot's file; time and hash of its response are unknown until it is written again. */
type Entry = { size: number; writtenAt: number; at?: number; hash?: string };

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
  /** By file, the oldest write first. */
  readonly #entries = new Map<string, Entry>();
  readonly #queue = pLimit(1);
  /** Writes that have not finished. */
  readonly #writing = new Set<{ file: string }>();
  readonly #keptMs: number;
  #hasFailed = false;

  constructor(private readonly options: Options) {
    this.#keptMs = options.hours * 3_600_000;
    if (this.#keptMs > 0) this.#loadEntries();
  }

  /** True if responses of this call are stored, because the site makes it (`getSiteCallKind`). */
  canStore(call: string): boolean {
    return this.#keptMs > 0 && getSiteCallKind(call) !== undefined;
  }

  /** Stores a response. Never rejects; resolves when it is on disk. */
  async store(call: string, body: Buffer): Promise<void> {
    if (!this.canStore(call) || body.length > MAX_BYTES_EACH) return;
    const file = toFileName(call);
    const entry = this.#entries.get(file);
    const [hash, now] = [toSha256(body), Date.now()];
    if (entry?.hash === hash && now - entry.writtenAt < REWRITE_AFTER_MS) entry.at = now;
    else if (this.#queue.pendingCount < MAX_WAITING) {
      const write = { file };
      this.#writing.add(write);
      await this.#queue(() => this.#write(call, body, hash, now));
      this.#writing.delete(write);
    }
  }

  /** Returns the last good response unless it is too old or unreadable. */
  async read(call: string): Promise<Snapshot | undefined> {
    const file = toFileName(call);
    const entry = this.#entries.get(file);
    if (entry === undefined) return undefined;
    const text = await readFile(join(this.options.folder, file), "utf8").catch(() => "");
    const stored = parseSnapshot(text, call);
    const at = entry.at ?? stored?.at ?? 0;
    if (stored !== undefined && Date.now() - at <= this.#keptMs) {
      const { withdrawn } = this.options;
      const isOfPosts = POST_KINDS.has(readKind(file)) && withdrawn !== undefined;
      const body = isOfPosts ? withdrawn.removePosts(stored.body) : stored.body;
      return body === undefined ? undefined : { body, at: new Date(at) };
    }
    await this.#remove(file);
    return undefined;
  }

  /** Removes the snapshot of a call, also one that is being written, because the API no longer has the record. */
  async forget(call: string): Promise<void> {
    const file = toFileName(call);
    const isBeingWritten = [...this.#writing].some((write) => write.file === file);
    if (!isBeingWritten && !this.#entries.has(file)) return;
    await this.#queue(() => this.#remove(file));
  }

  async #write(call: string, body: Buffer, hash: string, at: number): Promise<void> {
    const file = toFileName(call);
    const path = join(this.options.folder, file);
    const text = JSON.stringify({ call, at, body: body.toString() });
    const storeFile = async () => {
      await mkdir(this.options.folder, { recursive: true });
      await writeAtomically(path, text);
    };
    try {
      // The folder may be removed between two of these steps.
      await storeFile().catch(storeFile);
      const size = toDiskSize(Buffer.byteLength(text));
      this.#entries.delete(file);
      this.#entries.set(file, { size, writtenAt: at, at, hash });
      this.#hasFailed = false;
    } catch (error) {
      await rm(`${path}.next`, { force: true }).catch(() => undefined);
      if (!this.#hasFailed) this.options.onError(error);
      this.#hasFailed = true;
    }
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
    if (!this.#entries.delete(file)) return;
    await rm(join(this.options.folder, file), { force: true }).catch(() => undefined);
  }

  /** Loads the snapshots of earlier processes. */
  #loadEntries(): void {
    const { folder, onError } = this.options;
    try {
      mkdirSync(folder, { recursive: true });
      const files = readdirSync(folder).map((file) => ({ file, ...readStat(join(folder, file)) }));
      for (const { file, size, writtenAt } of files.sort((a, b) => a.writtenAt - b.writtenAt)) {
        if (file.endsWith(".json")) this.#entries.set(file, { size: toDiskSize(size), writtenAt });
        else rmSync(join(folder, file), { force: true });
      }
    } catch (error) {
      this.#hasFailed = true;
      onError(error);
    }
  }
}

function toFileName(call: string): string {
  return `${getSiteCallKind(call)}-${toSha256(call).slice(0, 32)}.json`;
}

const readKind = (file: string) => file.slice(0, file.lastIndexOf("-"));

function toDiskSize(bytes: number): number {
  return Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
}

function readStat(path: string) {
  const { size, mtimeMs } = statSync(path);
  return { size, writtenAt: mtimeMs };
}

/** Returns undefined if the file is truncated or belongs to another call. */
function parseSnapshot(text: string, expected: string): { at: number; body: string } | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isObject(stored)) return undefined;
    const { call, at, body } = stored;
    const isComplete = call === expected && typeof at === "number" && typeof body === "string";
    return isComplete ? { at, body } : undefined;
  } catch {
    return undefined;
  }
}
