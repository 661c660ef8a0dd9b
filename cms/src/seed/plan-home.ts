import { SEED } from "./context";
import type { PlannedRecord } from "./plan";
import type { PictureId, SeedPicture } from "./pictures";
import { readYaml } from "./read-yaml";
import { CarouselSchema, EventSchema, type SeedImages } from "./schemas";

/** The decks of large screens and the stack of small ones. */
export async function planCarousels(folder: string): Promise<PlannedRecord[]> {
  const { records, smallScreen } = await readYaml(folder, "carousel.yaml", CarouselSchema);
  const large = records.map(({ active, ...images }, index): PlannedRecord => ({
    key: `carousels/${index + 1}`,
    pictures: picturesOf(images),
    make: (payload, pictureId) =>
      payload.create({
        context: SEED,
        collection: "carousels",
        data: { name: `Sample deck ${index + 1}`, active, ...idsOf(images, pictureId) },
      }),
  }));
  const small: PlannedRecord = {
    key: "small-carousels/1",
    pictures: picturesOf(smallScreen),
    make: (payload, pictureId) =>
      payload.create({
        context: SEED,
        collection: "small-carousels",
        data: { name: "Sample stack", active: true, ...idsOf(smallScreen, pictureId) },
      }),
  };
  return [...large, small];
}

export async function planEvent(folder: string): Promise<PlannedRecord[]> {
  const { active, image, alt, message } = await readYaml(folder, "event.yaml", EventSchema);
  return [
    {
      key: "events/1",
      pictures: [{ file: image, alt }],
      make: (payload, pictureId) =>
        payload.create({
          context: SEED,
          collection: "events",
          data: {
            title: "Sample event",
            active: active && message === null,
            image: pictureId(image),
          },
        }),
    },
  ];
}

function picturesOf({ img1, img2, img3, img4 }: SeedImages): SeedPicture[] {
  return [img1, img2, img3, img4].filter((image) => image !== null);
}

function idsOf({ img1, img2, img3, img4 }: SeedImages, pictureId: PictureId) {
  return {
    img1: pictureId(img1.file),
    img2: img2 && pictureId(img2.file),
    img3: img3 && pictureId(img3.file),
    img4: img4 && pictureId(img4.file),
  };
}
