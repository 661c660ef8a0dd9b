"use client";

import { useField } from "@payloadcms/ui";
import { useEffect } from "react";

/** Enters the set-up code from behind the "#" of the link that the start prints. */
export function FillSetupCode() {
  const { value, setValue } = useField<string>({ path: "setupCode" });
  useEffect(() => {
    const code = window.location.hash.slice(1);
    // The form puts its own state in place once more, when the CMS has answered its first call.
    if (code && !value) queueMicrotask(() => setValue(code));
  }, [value, setValue]);
  return null;
}
