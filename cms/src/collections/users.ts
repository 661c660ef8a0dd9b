import type { CollectionBeforeChangeHook, CollectionConfig } from "payload";
import { admins, adminsOrSelf, staff } from "../access";
import { choices } from "../fields";

/** The very first account manages the others, whatever role the form sent. */
const firstUserIsAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== "create") return data;
  const { totalDocs } = await req.payload.count({ collection: "users", req });
  return totalDocs === 0 ? { ...data, role: "admin" } : data;
};

export const users: CollectionConfig = {
  slug: "users",
  admin: {
    group: "Settings",
    useAsTitle: "name",
    defaultColumns: ["name", "email", "role"],
    hidden: ({ user }) => user.role !== "admin",
  },
  auth: { tokenExpiration: 8 * 60 * 60, maxLoginAttempts: 5, lockTime: 10 * 60 * 1000 },
  access: {
    admin: staff,
    read: adminsOrSelf,
    create: admins,
    update: adminsOrSelf,
    delete: admins,
    unlock: admins,
  },
  hooks: { beforeChange: [firstUserIsAdmin] },
  fields: [
    { name: "name", type: "text", required: true, maxLength: 120 },
    {
      name: "role",
      type: "select",
      required: true,
      defaultValue: "editor",
      saveToJWT: true,
      options: choices({
        admin: "Admin: everything, and the users",
        editor: "Editor: the site's content and the enquiries",
        compliance: "Compliance: the complaint records",
      }),
      access: { create: admins, update: admins },
      // The form of the very first account: it becomes an admin anyway.
      admin: { condition: (_data, _siblings, { user }) => Boolean(user) },
    },
  ],
};
