"use client";

import { PasswordField } from "@payloadcms/ui";

export function CurrentPasswordField() {
  const field = { name: "currentPassword", label: "Current password" };
  return <PasswordField autoComplete="current-password" field={field} path="currentPassword" />;
}
