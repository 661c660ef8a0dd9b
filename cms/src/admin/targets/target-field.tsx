"use client";

import { TextField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { useEffect, useId, useRef } from "react";
import { TargetOptions } from "./target-options";

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
