import type { Payload } from "payload";
import type { PictureId, SeedPicture } from "./pictures";

/** One record of the seed: the key that it is remembered by, its pictures, how it is made. */
export type PlannedRecord = {
  key: string;
  pictures?: SeedPicture[];
  make: (payload: Payload, pictureId: PictureId) => Promise<{ id: number | string }>;
};
