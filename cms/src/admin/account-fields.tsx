"use client";

import { PasswordField, useField } from "@payloadcms/ui";
import { useEffect } from "react";

/** An input that hides the password, because Payload would show the text of a virtual field. */
export function CurrentPasswordField() {
  const field = { name: "currentPassword", label: "Current password" };
  return <PasswordField autoComplete="current-password" field={field} path="currentPassword" />;
}

/** Enters the set-up code from the "#" of the printed link. */
export function FillSetupCode() {
  const { value, setValue } = useField<string>({ path: "setupCode" });
  useEffect(() => {
    const fillCode = () => {
      const code = window.location.hash.slice(1);
      // The form resets its state after its first call.
      if (code && !value) queueMicrotask(() => setValue(code));
    };
    fillCode();
    // A link that is opened in a tab with this form changes only what follows the "#".
    const replaceCode = () => setValue(window.location.hash.slice(1));
    window.addEventListener("hashchange", replaceCode);
    return () => window.removeEventListener("hashchange", replaceCode);
  }, [value, setValue]);
  return null;
}
