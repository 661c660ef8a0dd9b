import type { Place } from "./checklist-rules";

const MARK_MS = 2000;

/** Scrolls to a field or a block of the text, opens what hides it, and puts the focus there. */
export function showPlace({ field, block }: Place): void {
  const id = field.replaceAll(".", "__");
  const wrapper =
    document.getElementById(`field-${id}`)?.closest<HTMLElement>(".field-type") ??
    document.querySelector<HTMLElement>(`[data-field-path="${field}"], .rich-text-lexical`);
  if (wrapper === null) return;
  wrapper
    .closest(".collapsible--collapsed")
    ?.querySelector<HTMLElement>(".collapsible__toggle")
    ?.click();
  const editor = wrapper.querySelector<HTMLElement>("[data-lexical-editor]");
  const child = block === undefined ? null : (editor?.children[block] ?? null);
  const target = child instanceof HTMLElement ? child : wrapper;
  target.scrollIntoView({ block: "center" });
  const focused = editor ?? wrapper.querySelector<HTMLElement>("input, textarea, button");
  focused?.focus({ preventScroll: true });
  if (child !== null) document.getSelection()?.collapse(child, 0);
  target.classList.add("checklist-mark");
  setTimeout(() => target.classList.remove("checklist-mark"), MARK_MS);
}
