import type { CollectionConfig } from "payload";
import { admins, adminsField } from "../access/admins";
import { adminsOrSelf } from "../access/admins-or-self";
import { roleOf } from "../access/staff";
import { firstUserIsAdmin } from "../hooks/first-user-is-admin";

export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: "User", plural: "Users" },
  admin: {
    group: "Settings",
    useAsTitle: "name",
    defaultColumns: ["name", "email", "role"],
    hidden: ({ user }) => user.role !== "admin",
  },
  auth: { tokenExpiration: 8 * 60 * 60, maxLoginAttempts: 5, lockTime: 10 * 60 * 1000 },
  access: {
    admin: ({ req }) => roleOf(req.user) !== null,
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
      options: [
        { value: "admin", label: "Admin: everything, and the users" },
        { value: "editor", label: "Editor: the site's content and the enquiries" },
        { value: "compliance", label: "Compliance: the complaint records" },
      ],
      access: { create: adminsField, update: adminsField },
      // The form of the very first account: it becomes an admin anyway.
      admin: { condition: (_data, _siblings, { user }) => Boolean(user) },
    },
  ],
};
