"use client";

import { useConfig } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { RedirectTarget } from "../../posts/redirects/targets-endpoint";

/** The posts, categories and pages that an address can lead to, for the `list` of an input (EDT-02). */
export function TargetOptions({ id, only }: { id: string; only?: string }) {
  const { config } = useConfig();
  const [targets, setTargets] = useState<RedirectTarget[]>([]);
  const address = `${config.routes.api}/redirects/targets`;
  useEffect(() => {
    // Without the list the address can still be typed.
    void fetch(address, { credentials: "include" })
      .then(async (response) => (response.ok ? setTargets(await response.json()) : undefined))
      .catch(() => undefined);
  }, [address]);
  return (
    <datalist id={id}>
      {targets
        .filter(({ label }) => only === undefined || label === only)
        .map(({ path, label }) => (
          <option key={path} label={label} value={path} />
        ))}
    </datalist>
  );
}
