"use client";

import { TextField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { useEffect, useId, useRef } from "react";
import { TargetOptions } from "./target-options";

/** A text field that offers the addresses of the site (EDT-02). */
export function TargetField(props: TextFieldClientProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const list = useId();
  useEffect(() => {
    // Payload's text field takes no such attribute.
    wrapper.current?.querySelector("input")?.setAttribute("list", list);
  }, [list]);
  return (
    <div ref={wrapper}>
      <TextField {...props} />
      <TargetOptions id={list} />
    </div>
  );
}
