import fs from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import type { Payload } from "payload";
import sharp from "sharp";
import { createOnce } from "./create-once";
import { addSizedPicture, isCurrent, readSizedPictures } from "./sized-pictures";

/** A drawing of cms/src/setup/seed/pictures with its alternative text, which is unique. */
export type SeedPicture = { file: string; alt: string };

export type PictureId = (file: string) => number;

/** Pixels; the site shows drawings at most this wide. */
const MAX_WIDTH = 1280;

/** Uploads drawings, or copies sized ones to local storage. Throws an error naming a bad file. */
export async function seedPictures(
  payload: Payload,
  seedFolder: string,
  pictures: SeedPicture[],
): Promise<{ newCount: number; getMediaId: PictureId }> {
  const ids = new Map<string, number>();
  let newCount = 0;
  const distinct = new Map(pictures.map((picture) => [picture.file, picture]));
  const isLocal = !payload.collections.media.config.upload.disableLocalStorage;
  const sized = isLocal ? await readSizedPictures(seedFolder) : {};
  await pLimit(2).map(distinct.values(), async ({ file, alt }) => {
    const drawing = path.join(seedFolder, "pictures", file);
    const picture = sized[file];
    const isSized = picture !== undefined && (await isCurrent(drawing, picture));
    const { id, isNew } = await createOnce(payload, {
      collection: "media",
      keys: ["alt"],
      data: { alt },
      readFile: () => toPng(drawing),
      create: isSized ? () => addSizedPicture(payload, seedFolder, picture, alt) : undefined,
    });
    ids.set(file, id);
    if (isNew) newCount += 1;
  });
  return {
    newCount,
    getMediaId: (file) => {
      const id = ids.get(file);
      if (id === undefined) throw new Error(`The picture ${file} was not uploaded.`);
      return id;
    },
  };
}

async function toPng(file: string) {
  const { name, base } = path.parse(file);
  try {
    const data = await sharp(await fs.readFile(file), { density: 96 })
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .png({ palette: false })
      .toBuffer();
    return { data, name: `${name}.png`, mimetype: "image/png", size: data.length };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The seed's picture ${base} cannot be used: ${reason}`);
  }
}
