import type { Access } from "payload";
import { roleOf } from "./staff";

/** Admins reach every account, everybody else only the own one. */
export const adminsOrSelf: Access = ({ req }) => {
  const role = roleOf(req.user);
  if (role === "admin") return true;
  return role !== null && req.user ? { id: { equals: req.user.id } } : false;
};
