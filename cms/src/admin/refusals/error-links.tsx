"use client";

import { useEffect, type ReactNode } from "react";
import { showElement } from "../show-element";

const NAMES = '[data-testid="field-error"], [data-testid="field-errors"] li';

/** Makes the names of refused fields in Payload's messages lead to their fields (EDT-26). */
export function ErrorLinks({ children }: { children?: ReactNode }) {
  useEffect(() => {
    const observer = new MutationObserver(() => {
      for (const name of document.querySelectorAll<HTMLElement>(`:is(${NAMES}):not([role])`)) {
        name.setAttribute("role", "link");
        name.tabIndex = 0;
        name.style.cssText = "cursor: pointer; text-decoration: underline";
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("click", showField);
    document.addEventListener("keydown", showField);
    return () => {
      observer.disconnect();
      document.removeEventListener("click", showField);
      document.removeEventListener("keydown", showField);
    };
  }, []);
  return children;
}

function showField(event: Event): void {
  if (event instanceof KeyboardEvent && event.key !== "Enter") return;
  const name = event.target instanceof Element ? event.target.closest(NAMES) : null;
  if (name === null) return;
  const field = findField(name.textContent.split(" → ").map((part) => part.trim()));
  if (field !== null) showElement(field);
}

/** Returns the last field with the last label, preferably a refused one; else the last refused one. */
function findField(labels: string[]): HTMLElement | null {
  const fields = [...document.querySelectorAll<HTMLElement>(".field-type")];
  const isRefused = (field: HTMLElement) =>
    field.matches(".error") || field.querySelector(".field-error, .tooltip--show") !== null;
  const last = labels.at(-1) ?? "";
  const matches = fields.filter(
    (field) => field.querySelector("label, legend, h3")?.textContent.replace(/\s*\*$/, "") === last,
  );
  return matches.findLast(isRefused) ?? matches.at(-1) ?? fields.findLast(isRefused) ?? null;
}
