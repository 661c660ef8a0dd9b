"use client";

import { PasswordField } from "@payloadcms/ui";

/** Asked of whoever changes the own password or e-mail address. */
export function CurrentPasswordField() {
  const field = { name: "currentPassword", label: "Current password" };
  return <PasswordField autoComplete="current-password" field={field} path="currentPassword" />;
}
