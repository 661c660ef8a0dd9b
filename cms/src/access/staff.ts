import type { Access } from "payload";
import type { User } from "../payload-types";

export type Role = User["role"];

/** The signed-in user's role, or null for a visitor. */
export function roleOf(user: { collection?: string; role?: Role } | null): Role | null {
  return user?.role ?? null;
}

/** Anyone who has signed in to the CMS. */
export const staff: Access = ({ req }) => roleOf(req.user) !== null;
