"use client";

import { TextField, useConfig } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { useEffect, useId, useRef } from "react";
import type { RedirectTarget } from "../posts/redirects/targets-endpoint";
import { useApiResponse } from "./use-api-response";

/** A text field that suggests the site's addresses, or those with the label `only` (EDT-02, EDT-35). */
export function TargetField({ only, ...props }: TextFieldClientProps & { only?: string }) {
  const wrapper = useRef<HTMLDivElement>(null);
  const list = useId();
  useEffect(() => {
    // Payload's text field has no property for this attribute.
    wrapper.current?.querySelector("input")?.setAttribute("list", list);
  }, [list]);
  return (
    <div ref={wrapper} className="field-type">
      <TextField {...props} />
      <TargetOptions id={list} only={only} />
    </div>
  );
}

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
