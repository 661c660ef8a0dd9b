"use client";

import { toast } from "@payloadcms/ui";
import { useEffect, type ReactNode } from "react";
import { findPictureProblem, findPixelProblem } from "../media/picture-limits";

/** Refuses files that cannot be uploaded before they are sent (EDT-27). Inputs of other files say so in `accept`. */
export function UploadGuard({ children }: { children?: ReactNode }) {
  useEffect(() => {
    const events = ["change", "drop", "paste"] as const;
    // Before React, which listens at its root.
    events.forEach((name) => window.addEventListener(name, stopFiles, { capture: true }));
    return () =>
      events.forEach((name) => window.removeEventListener(name, stopFiles, { capture: true }));
  }, []);
  return children;
}

const acceptedEvents = new WeakSet<Event>();

function stopFiles(event: Event): void {
  const files = acceptedEvents.has(event) ? [] : readFiles(event);
  if (files.length === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void checkFiles(event, files);
}

async function checkFiles(event: Event, files: File[]): Promise<void> {
  const results = await Promise.all(files.map(findProblem));
  const problems = results.filter((problem) => problem !== null);
  problems.forEach((problem) => toast.error(problem, { duration: 20_000 }));
  if (problems.length === 0) dispatchAgain(event, files);
  else if (event.target instanceof HTMLInputElement) event.target.value = "";
}

async function findProblem(file: File): Promise<string | null> {
  return findPictureProblem(file) ?? findPixelProblem(file.name, await countPixels(file));
}

/** Returns 0 if the browser cannot read the picture. Loading does not decode it. */
function countPixels(file: File): Promise<number> {
  return new Promise((done) => {
    const image = new Image();
    image.onload = image.onerror = () => {
      URL.revokeObjectURL(image.src);
      done(image.naturalWidth * image.naturalHeight);
    };
    image.src = URL.createObjectURL(file);
  });
}

/** Dispatches a copy, because browsers empty the data of a drop or paste after its handlers. */
function dispatchAgain(event: Event, files: File[]): void {
  const data = new DataTransfer();
  files.forEach((file) => data.items.add(file));
  const options = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data };
  let copy = new Event(event.type, options);
  if (event instanceof ClipboardEvent) copy = new ClipboardEvent(event.type, options);
  if (event instanceof DragEvent) {
    const { clientX, clientY } = event;
    copy = new DragEvent(event.type, { ...options, clientX, clientY });
  }
  acceptedEvents.add(copy);
  event.target?.dispatchEvent(copy);
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
