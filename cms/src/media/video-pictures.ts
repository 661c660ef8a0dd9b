import fs from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { limitTime } from "../../../src/shared/domain/time-limit";
import { toPictureAddress } from "../../../src/shared/domain/video-addresses";
import { writeAtomically } from "../../../src/shared/node/write-atomically";
import { writeLog } from "../lib/write-log";

const MAX_BYTES = 200_000;
const MAX_TOTAL_BYTES = 50_000_000;
const TIME_LIMIT_MS = 8000;
const RETRY_MS = 3_600_000;
/** Milliseconds after which pictures are fetched again. */
const FRESH_MS = 30 * 24 * 3_600_000;

/** Only ids of this form may be part of a file name or an address. */
const VIDEO_ID = /^[\w-]{11}$/;

type VideoPicture = { data: Uint8Array<ArrayBuffer>; type: string };

/** The service's pictures of videos, stored on this server. */
export type VideoPictures = {
  /** True if the picture is stored; a missing one is fetched in the background. */
  has: (videoId: string) => Promise<boolean>;
  /** Returns a stored picture or null. Never fetches, because visitors can call it. */
  read: (videoId: string) => Promise<VideoPicture | null>;
};

/** Returns the pictures of `host`, stored in `folder`, which may be emptied anytime (MED-05). */
export function openVideoPictures(
  { host, folder }: { host: string; folder: string },
  { now = Date.now, maxTotalBytes = MAX_TOTAL_BYTES, timeLimitMs = TIME_LIMIT_MS } = {},
): VideoPictures {
  const toFilePath = (videoId: string) => path.join(/* turbopackIgnore: true */ folder, videoId);
  /** Earliest time of the next fetch, by id of running and failed ones. */
  const notBefore = new Map<string, number>();
  const downloadQueue = pLimit(4);
  const writeQueue = pLimit(1);

  const fetchLater = (videoId: string) => {
    if ((notBefore.get(videoId) ?? 0) > now()) return;
    notBefore.set(videoId, Infinity);
    downloadQueue(() => fetchOnce(toPictureAddress(host, videoId), timeLimitMs))
      .then((picture) =>
        writeQueue(async () => {
          await fs.mkdir(folder, { recursive: true });
          await writeAtomically(toFilePath(videoId), picture);
          await removeOldest(folder, maxTotalBytes);
        }),
      )
      .then(
        () => notBefore.delete(videoId),
        (error: unknown) => {
          notBefore.set(videoId, now() + RETRY_MS);
          writeLog("warning", `Cannot get video image ${videoId}: ${toReason(error)}`);
        },
      );
  };

  return {
    has: async (videoId) => {
      if (!VIDEO_ID.test(videoId)) return false;
      const stats = await fs.stat(toFilePath(videoId)).catch(() => null);
      if (stats === null || now() - stats.mtimeMs > FRESH_MS) fetchLater(videoId);
      return stats !== null;
    },
    read: async (videoId) => {
      if (!VIDEO_ID.test(videoId)) return null;
      const data = await fs.readFile(toFilePath(videoId)).catch(() => null);
      const type = data && detectType(data);
      return data && type ? { data: new Uint8Array(data), type } : null;
    },
  };
}

class PictureError extends Error {}

const fetchOnce = (address: string, timeLimitMs: number): Promise<Buffer> =>
  limitTime(timeLimitMs, "too slow", undefined, (signal) => fetchPicture(address, signal));

async function fetchPicture(address: string, signal: AbortSignal): Promise<Buffer> {
  // A redirect could lead to a host that the operator did not choose.
  const response = await fetch(address, { redirect: "error", signal });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new PictureError(`status ${response.status}`);
  }
  const picture = await readLimited(MAX_BYTES, response.body);
  if (detectType(picture) === null) throw new PictureError("it is not a JPEG, PNG or WebP");
  return picture;
}

async function readLimited(maxBytes: number, body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const reader = body.getReader();
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    bytes += value.length;
    chunks.push(value);
    if (bytes <= maxBytes) continue;
    await reader.cancel();
    throw new PictureError(`it has more than ${maxBytes} bytes`);
  }
}

/** Returns the type by content, because the service's header may be wrong. */
function detectType(picture: Buffer): string | null {
  const start = picture.toString("latin1", 0, 12);
  if (start.startsWith("\u00ff\u00d8\u00ff")) return "image/jpeg";
  if (start.startsWith("\u0089PNG\r\n\u001a\n")) return "image/png";
  return start.startsWith("RIFF") && start.endsWith("WEBP") ? "image/webp" : null;
}

/** Returns a reason for the log without addresses, which network errors may contain. */
function toReason(error: unknown): string {
  return error instanceof PictureError ? error.message : "it cannot be fetched or written";
}

async function removeOldest(folder: string, maxBytes: number): Promise<void> {
  const names = await fs.readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(/* turbopackIgnore: true */ folder, name);
      return { file, ...(await fs.stat(file)) };
    }),
  );
  let bytes = 0;
  for (const { file, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    bytes += size;
    if (bytes > maxBytes) await fs.rm(file, { force: true });
  }
}
