import type { Access, CollectionConfig, FieldAccess, Where } from "payload";
import type { User } from "../payload-types";

export type Role = NonNullable<User["role"]>;

/** Returns the role of a signed-in account, or null for a visitor. */
export function getRole(user: { collection?: string; role?: Role | null } | null): Role | null {
  return user?.role ?? null;
}

const hasRole = (...roles: Role[]) =>
  (({ req }) => {
    const role = getRole(req.user);
    return role !== null && roles.includes(role);
  }) satisfies Access & FieldAccess;

export const isStaff = hasRole("admin", "editor", "compliance");
export const isAdmin = hasRole("admin");
export const isEditor = hasRole("admin", "editor");
export const isOfficer = hasRole("admin", "compliance");

/** Allows only the server itself, through the Local API with overrideAccess. */
export const allowNobody = (() => false) satisfies Access & FieldAccess;

/** Allows admins every account, other staff only their own. */
export const allowAdminOrSelf: Access = ({ req }) => {
  const role = getRole(req.user);
  if (role === "admin") return true;
  return role !== null && req.user ? { id: { equals: req.user.id } } : false;
};

/** Allows staff everything, the public API what `published` matches, other visitors nothing. */
export function allowContractOrStaff(published: Where | true = true): Access {
  return ({ req }) => {
    if (getRole(req.user) !== null) return true;
    return req.context.contract === true ? published : false;
  };
}

/** Returns access rules: editors write, staff and the public API read. */
export function createContentAccess(published: Where | true = true) {
  return createAccess(isEditor, published);
}

/** Returns access rules: compliance officers write, staff and the public API read. */
export function createComplaintAccess(published: Where | true = true) {
  return createAccess(isOfficer, published);
}

function createAccess(canWrite: Access, published: Where | true) {
  return {
    read: allowContractOrStaff(published),
    create: canWrite,
    update: canWrite,
    delete: canWrite,
  } satisfies CollectionConfig["access"];
}
