import { toPicture } from "../media/picture";
import { json, type Handler, type Route } from "./route";

const active: Handler = async (_request, store) => {
  const { docs } = await store.list("events", { sort: ["-updatedAt"], limit: 1, depth: 1 });
  const picture = toPicture(docs[0]?.image, store.mediaUrl);
  if (!docs[0] || picture === null) return json({ message: "No event" });
  return json({
    _id: String(docs[0].id),
    image: picture.secure_url,
    alt: picture.alt,
    picture,
  });
};

export const event: Route[] = [{ method: "GET", path: "/api/event", handle: active }];
