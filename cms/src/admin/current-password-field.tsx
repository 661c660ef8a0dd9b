"use client";

import { PasswordField } from "@payloadcms/ui";

/** An input that hides the password, because Payload would show the text of a virtual field. */
export function CurrentPasswordField() {
  const field = { name: "currentPassword", label: "Current password" };
  return <PasswordField autoComplete="current-password" field={field} path="currentPassword" />;
}
