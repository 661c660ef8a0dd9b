import { toPicture } from "../media/picture";
import type { Carousel, SmallCarousel } from "../payload-types";
import { json, type Handler, type Route } from "./route";

const large: Handler = async (_request, store) => {
  const { docs } = await store.list("carousels", { sort: ["-updatedAt"], limit: 1, depth: 1 });
  const data = docs.map((record) => ({
    _id: String(record.id),
    Active: record.active === true,
    ...images(record, store.mediaUrl),
  }));
  return json({ data });
};

const small: Handler = async (_request, store) => {
  const { docs } = await store.list("small-carousels", {
    sort: ["-updatedAt"],
    limit: 1,
    depth: 1,
  });
  const record = docs[0];
  return json({ data: record ? images(record, store.mediaUrl) : null });
};

export const carousel: Route[] = [
  { method: "GET", path: "/api/crousal/getAll_Images", handle: large },
  { method: "GET", path: "/api/crousal/smallScreen/get-active-image", handle: small },
];

function images({ img1, img2, img3, img4 }: Carousel | SmallCarousel, mediaUrl: string) {
  return {
    img1: toPicture(img1, mediaUrl),
    img2: toPicture(img2, mediaUrl),
    img3: toPicture(img3, mediaUrl),
    img4: toPicture(img4, mediaUrl),
  };
}
