"use client";

import { useConfig } from "@payloadcms/ui";
import type { RedirectTarget } from "../../posts/redirects/targets-endpoint";
import { useApiResponse } from "../use-api-response";

/** The posts, categories and pages that an address can lead to, for the `list` of an input (EDT-02). */
export function TargetOptions({ id, only }: { id: string; only?: string }) {
  const { config } = useConfig();
  // Without the list the address can still be typed.
  const targets = useApiResponse<RedirectTarget[]>(`${config.routes.api}/redirects/targets`) ?? [];
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
