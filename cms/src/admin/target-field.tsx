"use client";

import { TextField, useConfig, useField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { useEffect, useId, useRef } from "react";
import type { RedirectTarget } from "../posts/redirects/targets-endpoint";
import { useApiResponse } from "./use-api-response";

/** A text field that suggests the site's addresses (EDT-02). */
export function TargetField(props: TextFieldClientProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const list = useId();
  useEffect(() => {
    // Payload's text field has no property for this attribute.
    wrapper.current?.querySelector("input")?.setAttribute("list", list);
  }, [list]);
  return (
    <div ref={wrapper} className="field-type">
      <TextField {...props} />
      <TargetOptions id={list} />
    </div>
  );
}

/** The posts, categories and pages that an address can lead to, for the `list` of an input (EDT-02). */
export function TargetOptions({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {useTargets().map(({ path, label }) => (
        <option key={path} label={label} value={path} />
      ))}
    </datalist>
  );
}

/** The address of a link in a text. A chosen post or category is linked by its id (EDT-35, EDT-65). */
export function LinkField(props: TextFieldClientProps) {
  const { value } = useField<string>({ path: props.path });
  const { setValue: setType } = useField({ path: "linkType" });
  const { setValue: setDoc } = useField({ path: "doc" });
  const doc = useTargets().find(({ path }) => path === value)?.doc;
  useEffect(() => {
    if (!doc) return;
    setDoc(doc);
    setType("internal");
  }, [doc, setDoc, setType]);
  useEffect(() => {
    const select = () =>
      document.querySelector<HTMLInputElement>(".drawer--is-open #field-url")?.select();
    // Payload's dialog focuses its close button first.
    const timer = window.setTimeout(select, 300);
    return () => window.clearTimeout(timer);
  }, []);
  return <TargetField {...props} />;
}

/** Returns the addresses; [] until they are known, when an address can still be typed. */
function useTargets(): RedirectTarget[] {
  const { config } = useConfig();
  return useApiResponse<RedirectTarget[]>(`${config.routes.api}/redirects/targets`) ?? [];
}
