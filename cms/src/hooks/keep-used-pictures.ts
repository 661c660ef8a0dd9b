import { APIError, type CollectionBeforeDeleteHook } from "payload";
import { employeesWithPicture, postsWithPicture } from "../media/users-of-picture";

/** Refuses to delete a picture that a post or an employee still shows, and says which. */
export const keepUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const media = await req.payload.findByID({ collection: "media", id, req, depth: 0 });
  const posts = await postsWithPicture(req, media);
  const employees = await employeesWithPicture(req, media);
  const users = [...posts.map((post) => post.title), ...employees.map((person) => person.name)];
  if (users.length === 0) return;
  const names = users.map((name) => `“${name}”`).join(", ");
  throw new APIError(`This picture is still used by ${names}.`, 409, null, true);
};
