import fs from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { IMAGE_SIZES } from "../../media/image-sizes";
import { listFileNames, type StoredRecord } from "../../storage/object-keys";
import { toSha256 } from "../../../../src/shared/node/sha256";

/** A record of `media` without its alternative text; `source` identifies its drawing and its sizes. */
export type SizedPicture = { source: string; values: StoredRecord & Record<string, unknown> };

const FOLDER = "sized";
const LIST = "sized/pictures.json";
/** Values that differ between databases or come from the samples. */
const OWN_VALUES = new Set(["id", "alt", "createdAt", "updatedAt"]);

/** Reads the sized pictures of a seed folder by the names of their drawings; {} if it has none. */
export async function readSizedPictures(
  seedFolder: string,
): Promise<Record<string, SizedPicture | undefined>> {
  const text = await fs.readFile(path.join(seedFolder, LIST), "utf8").catch(() => "{}");
  return JSON.parse(text) as Record<string, SizedPicture>;
}

/** True if a picture was created from this drawing in the sizes that uploads get. */
export async function isCurrent(drawing: string, { source }: SizedPicture): Promise<boolean> {
  return source === (await hashSource(drawing).catch(() => ""));
}

/** Creates the record and copies its files: half a second of processor time less than sizing it. */
export async function addSizedPicture(
  payload: Payload,
  seedFolder: string,
  { values }: SizedPicture,
  alt: string,
): Promise<{ id: number | string }> {
  await copyFiles(values, path.join(seedFolder, FOLDER), readStaticDir(payload));
  return payload.db.create({ collection: "media", data: { ...values, alt } });
}

/** Writes the pictures of a seeded database to the seed folder; returns their number. */
export async function writeSizedPictures(
  payload: Payload,
  seedFolder: string,
  pictures: { file: string; alt: string }[],
): Promise<number> {
  const folder = path.join(seedFolder, FOLDER);
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder);
  const list: Record<string, SizedPicture> = {};
  for (const { file, alt } of pictures) {
    const where = { alt: { equals: alt } };
    const { docs } = await payload.db.find({ collection: "media", where, limit: 1 });
    const stored = Object.entries(docs[0] ?? {}).filter(([name]) => !OWN_VALUES.has(name));
    const values = Object.fromEntries(stored);
    await copyFiles(values, readStaticDir(payload), folder);
    const drawing = path.join(seedFolder, "pictures", file);
    list[file] = { source: await hashSource(drawing), values };
  }
  const lines = Object.entries(list).map((entry) =>
    entry.map((part) => JSON.stringify(part)).join(": "),
  );
  await fs.writeFile(path.join(seedFolder, LIST), `{\n${lines.join(",\n")}\n}\n`);
  return Object.keys(list).length;
}

const readStaticDir = (payload: Payload): string =>
  payload.collections.media.config.upload.staticDir as string;

async function hashSource(drawing: string): Promise<string> {
  return toSha256((await fs.readFile(drawing, "utf8")) + JSON.stringify(IMAGE_SIZES));
}

async function copyFiles(values: SizedPicture["values"], from: string, to: string): Promise<void> {
  for (const name of listFileNames(values)) {
    // fs.copyFile would also copy the permissions, which differ in repository and data folder.
    await fs.writeFile(path.join(to, name), await fs.readFile(path.join(from, name)));
  }
}
