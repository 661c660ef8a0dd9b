import fs from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import type { Payload } from "payload";
import sharp from "sharp";
import { SEED } from "./context";
import type { Ledger } from "./ledger";

/** A drawing of cms/src/seed/pictures and what it shows. */
export type SeedPicture = { file: string; alt: string };

/** The id in the media library of a drawing. Throws when it was not uploaded. */
export type PictureId = (file: string) => number;

/** Drawings are rendered at their own size; wider than this helps nobody. */
const WIDTH = 1280;

/**
 * Uploads the drawings as PNG pictures that are not there yet.
 * Throws one sentence that names a missing or unreadable file.
 */
export async function seedPictures(
  payload: Payload,
  ledger: Ledger,
  folder: string,
  pictures: SeedPicture[],
): Promise<{ made: number; pictureId: PictureId }> {
  const distinct = new Map(pictures.map((picture) => [picture.file, picture]));
  const oneOfTwo = pLimit(2);
  const made = await Promise.all(
    [...distinct.values()].map((picture) =>
      oneOfTwo(() => ledger.once(key(picture.file), () => upload(payload, folder, picture))),
    ),
  );
  return {
    made: made.filter(Boolean).length,
    pictureId: (file) => {
      const id = ledger.find(key(file));
      if (id === null) throw new Error(`The picture ${file} was not uploaded.`);
      return Number(id);
    },
  };
}

function key(file: string): string {
  return `media/${file}`;
}

async function upload(payload: Payload, folder: string, { file, alt }: SeedPicture) {
  const data = await render(path.join(folder, file));
  return payload.create({
    context: SEED,
    collection: "media",
    data: { alt },
    file: { data, name: file.replace(/\.\w+$/, ".png"), mimetype: "image/png", size: data.length },
  });
}

async function render(file: string): Promise<Buffer> {
  try {
    const image = sharp(await fs.readFile(file), { density: 96 });
    return await image
      .resize({ width: WIDTH, withoutEnlargement: true })
      .png({ palette: false })
      .toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The seed's picture ${path.basename(file)} cannot be used: ${reason}`);
  }
}
