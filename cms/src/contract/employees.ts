import { smallPicture } from "../media/small-picture";
import { json, type Handler, type Route } from "./route";

/** Pages show the list reversed (ABT-03), so the last of the order comes first here. */
const list: Handler = async (_request, store) => {
  const { docs } = await store.list("employees", {
    sort: ["-order", "-id"],
    limit: 500,
    depth: 1,
  });
  return json(
    docs.map(({ id, name, designation, description, image, updatedAt }) => ({
      _id: String(id),
      name,
      designation,
      description: description ?? "",
      image: smallPicture(image, 480, store.mediaUrl),
      updatedAt,
    })),
  );
};

export const employees: Route[] = [{ method: "GET", path: "/api/employee", handle: list }];
