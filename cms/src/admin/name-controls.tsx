"use client";

import { useEffect, type ReactNode } from "react";
import { TIME_INPUT } from "./typed-schedule";

/** Controls that Payload shows as icons without a name. */
const NAMES: Record<string, string> = {
  ".doc-controls .popup-button--size-medium": "More ways to publish",
  ".doc-controls__popup .popup-button": "More actions",
  ".upload-relationship-details__edit": "Edit the image",
  ".upload-relationship-details__remove": "Remove the image",
  ".date-time-picker__clear-button": "Clear the date",
  ".toolbar-popup__dropdown-add": "Insert",
  ".toolbar-popup__dropdown-blocks": "Insert a video or code",
  ".toolbar-popup__dropdown-inlineBlocks": "Insert a footnote",
  ".toolbar-popup__dropdown-text": "Style of the paragraph",
};
const TOOLS = ".toolbar-popup__button[data-button-key]:not([title])";
const INPUTS = ".field-type :is(input, textarea):not([aria-label], [type=hidden], [type=file])";

/** Names icons and inputs that Payload leaves without a name (payload#1227); icons get tooltips, too (EDT-04). */
export function NameControls({ children }: { children?: ReactNode }) {
  useEffect(() => {
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(nameControls);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return children;
}

function nameControls(): void {
  for (const [selector, name] of Object.entries(NAMES)) {
    for (const control of document.querySelectorAll(`${selector}:not([title])`))
      setName(control, name);
  }
  for (const tool of document.querySelectorAll<HTMLElement>(TOOLS)) {
    const words = (tool.dataset.buttonKey ?? "").replace(
      /[A-Z]/g,
      (start) => ` ${start.toLowerCase()}`,
    );
    setName(tool, words.charAt(0).toUpperCase() + words.slice(1));
  }
  for (const time of document.querySelectorAll<HTMLInputElement>(
    `${TIME_INPUT}:not([aria-label])`,
  )) {
    setName(time, "Time in India");
    time.placeholder = "For example 25/12/2026, 2:30 PM";
  }
  for (const input of document.querySelectorAll<HTMLInputElement>(INPUTS)) {
    // A named input in the text editor would lose its changes: the block's fields are not saved.
    if (input.closest("[contenteditable]")) continue;
    const label = input.closest(".field-type")?.querySelector(".field-label")?.textContent;
    if (label && !input.labels?.length)
      input.setAttribute("aria-label", label.replace(/\*$/, "").trim());
  }
}

function setName(control: Element, name: string): void {
  control.setAttribute("title", name);
  control.setAttribute("aria-label", name);
}
