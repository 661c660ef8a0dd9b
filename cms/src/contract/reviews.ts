import { smallPicture } from "../media/small-picture";
import { json, type Handler, type Route } from "./route";

const list: Handler = async (_request, store) => {
  const { docs } = await store.list("reviews", { sort: ["id"], limit: 200, depth: 1 });
  return json(
    docs.map(({ id, score, text, userName, userImage }) => ({
      _id: String(id),
      score,
      text,
      userName,
      userImage: smallPicture(userImage, 320, store.mediaUrl),
    })),
  );
};

export const reviews: Route[] = [{ method: "GET", path: "/api/review", handle: list }];
