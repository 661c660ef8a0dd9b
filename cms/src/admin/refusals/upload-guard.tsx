"use client";

import { toast } from "@payloadcms/ui";
import { useEffect, type ReactNode } from "react";
import { findPictureProblem } from "../../lib/picture-limits";

/** Refuses files that cannot be uploaded before they are sent (EDT-27). Inputs of other files say so in `accept`. */
export function UploadGuard({ children }: { children?: ReactNode }) {
  useEffect(() => {
    const events = ["change", "drop", "paste"] as const;
    // Before React, which listens at its root.
    events.forEach((name) => window.addEventListener(name, refuse, { capture: true }));
    return () =>
      events.forEach((name) => window.removeEventListener(name, refuse, { capture: true }));
  }, []);
  return children;
}

function refuse(event: Event): void {
  const problems = readFiles(event).flatMap((file) => findPictureProblem(file) ?? []);
  if (problems.length === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.target instanceof HTMLInputElement) event.target.value = "";
  problems.forEach((problem) => toast.error(problem, { duration: 20_000 }));
}

function readFiles(event: Event): File[] {
  if (event instanceof DragEvent) return [...(event.dataTransfer?.files ?? [])];
  if (event instanceof ClipboardEvent) {
    const { clipboardData } = event;
    // Office programs add a picture of the text that is pasted.
    const hasText = clipboardData?.types.some((type) => type.startsWith("text/")) === true;
    return hasText ? [] : [...(clipboardData?.files ?? [])];
  }
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== "file") return [];
  const takesPictures = target.accept === "" || target.accept.includes("image/");
  return takesPictures ? [...(target.files ?? [])] : [];
}
