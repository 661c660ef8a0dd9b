import { showElement } from "../show-element";
import type { Place } from "./checklist-rules";

/** Shows a field of the form, or a block of the text with the caret in it. */
export function showPlace({ field, block }: Place): void {
  const id = field.replaceAll(".", "__");
  const wrapper =
    document.getElementById(`field-${id}`)?.closest<HTMLElement>(".field-type") ??
    document.querySelector<HTMLElement>(field === "content" ? ".rich-text-lexical" : `.${field}`);
  if (wrapper === null) return;
  const editor = wrapper.querySelector<HTMLElement>("[data-lexical-editor]");
  const child = block === undefined ? null : editor?.children[block];
  if (!(child instanceof HTMLElement)) return showElement(wrapper, editor);
  showElement(child, editor);
  document.getSelection()?.collapse(child, 0);
}
