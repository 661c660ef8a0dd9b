import type { Access } from "payload";
import { roleOf } from "./staff";

/** Who writes the site's content: editors and admins. */
export const editors: Access = ({ req }) => {
  const role = roleOf(req.user);
  return role === "admin" || role === "editor";
};
