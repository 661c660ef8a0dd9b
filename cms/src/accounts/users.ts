import type { CollectionConfig } from "payload";
import { isAdmin, allowAdminOrSelf, allowNobody, isStaff } from "../lib/access";
import { checkAccountOperation, checkCredentials } from "./account-hooks";
import { createRegisterEndpoint } from "./first-register-endpoint";
import { acceptInvitation, createInviteEndpoint, createSignInEndpoints } from "./sign-in-endpoints";
import { endTokens, IDLE_TIMEOUT_SECONDS, tokenFields } from "./token-stamp";
import type { Environment } from "../environment";
import { toOptions } from "../lib/fields";

/** Accounts of the CMS, with sign-in, invitations and the sign-up of the first admin. */
export const defineUsers = (environment: Environment): CollectionConfig => ({
  slug: "users",
  admin: {
    group: "Settings",
    description: "Accounts that sign in to the CMS.",
    useAsTitle: "name",
    defaultColumns: ["name", "email", "role", "isInvited"],
    hidden: ({ user }) => user.role !== "admin",
    components: { beforeListTable: ["/admin/invite-form#InviteForm"] },
  },
  auth: {
    useSessions: false,
    tokenExpiration: IDLE_TIMEOUT_SECONDS,
    // Locking an account would let strangers lock out its owner; sign-ins are limited by IP address.
    maxLoginAttempts: 0,
    cookies: { secure: environment.serverUrl.startsWith("https:"), sameSite: "Lax" },
  },
  access: {
    admin: isStaff,
    read: allowAdminOrSelf,
    create: isAdmin,
    update: allowAdminOrSelf,
    delete: isAdmin,
  },
  hooks: {
    beforeOperation: [checkAccountOperation],
    afterLogin: [acceptInvitation],
    afterLogout: [endTokens],
    beforeValidate: [checkCredentials],
  },
  endpoints: [
    createRegisterEndpoint(environment),
    createInviteEndpoint(environment),
    ...createSignInEndpoints(environment),
  ],
  fields: [
    {
      name: "setupCode",
      label: "Set-up code",
      type: "text",
      virtual: true,
      access: { create: allowNobody, update: allowNobody },
      admin: {
        description:
          "No account exists yet. The terminal where the CMS was started shows a link: open it, or paste the part after the #. Restart the CMS to get a new link.",
        // Payload makes virtual fields read-only by default.
        readOnly: false,
        condition: (_data, _siblings, { user }) => !user,
        components: { afterInput: ["/admin/account-fields#FillSetupCode"] },
      },
    },
    // Authors, who may not approve their own posts, are known by name (EDT-16).
    { name: "name", type: "text", required: true, maxLength: 120, access: { update: isAdmin } },
    {
      name: "currentPassword",
      label: "Current password",
      type: "text",
      virtual: true,
      access: { create: allowNobody },
      admin: {
        condition: (data, _siblings, { user }) => user !== null && data.id === user.id,
        components: { Field: "/admin/account-fields#CurrentPasswordField" },
      },
    },
    {
      name: "role",
      type: "select",
      required: true,
      defaultValue: "editor",
      saveToJWT: true,
      options: toOptions({
        admin: "Admin: full access, including users",
        editor: "Editor: the site's content and enquiries",
        compliance: "Compliance: complaint records and approval of posts",
      }),
      access: { create: isAdmin, update: isAdmin },
      // The first account becomes an admin anyway, so its form has no role.
      admin: { condition: (_data, _siblings, { user }) => Boolean(user) },
    },
    {
      ...{ name: "isInvited", label: "Invited, not accepted yet", type: "checkbox" },
      defaultValue: false,
      access: { update: allowNobody },
      admin: { condition: () => false, components: { Cell: "/admin/invite-form#InvitedCell" } },
    },
    ...tokenFields,
  ],
});
