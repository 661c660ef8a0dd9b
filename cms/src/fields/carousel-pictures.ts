import type { UploadField } from "payload";
import { picture } from "./picture";

/** The four pictures of a carousel, in the order of rotation; the first is needed. */
export function carouselPictures(): UploadField[] {
  return (["img1", "img2", "img3", "img4"] as const).map((name, index) =>
    picture(name, { label: `Picture ${index + 1}`, required: index === 0 }),
  );
}
