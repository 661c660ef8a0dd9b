"use client";

import { useField } from "@payloadcms/ui";
import { useEffect } from "react";

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
