import type { Place } from "./checklist-rules";

const COLLAPSED = ".collapsible--collapsed";
const OPENING_MS = 1000;
const HIGHLIGHT_MS = 2000;

/** Shows a field of the form, or a block of the text with the caret in it. */
export async function showPlace({ field, block }: Place): Promise<void> {
  const wrapper = findField(field) ?? (await openUntilFound(field));
  if (wrapper === null) return;
  const editor = wrapper.querySelector<HTMLElement>("[data-lexical-editor]");
  const child = block === undefined ? null : editor?.children[block];
  if (!(child instanceof HTMLElement)) return showElement(wrapper, editor);
  showElement(child, editor);
  document.getSelection()?.collapse(child, 0);
}

function findField(field: string): HTMLElement | null {
  const id = field.replaceAll(".", "__");
  return (
    document.getElementById(`field-${id}`)?.closest<HTMLElement>(".field-type") ??
    document.querySelector<HTMLElement>(field === "content" ? ".rich-text-lexical" : `.${field}`)
  );
}

/** Opens collapsed groups one by one: each renders its fields only when open and in view. */
async function openUntilFound(field: string): Promise<HTMLElement | null> {
  for (const group of document.querySelectorAll<HTMLElement>(COLLAPSED)) {
    const toggle = group.querySelector<HTMLElement>(".collapsible__toggle");
    toggle?.click();
    group.scrollIntoView({ block: "center" });
    const end = performance.now() + OPENING_MS;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      const found = findField(field);
      if (found !== null) return found;
    }
    toggle?.click();
  }
  return null;
}

/** Scrolls to an element of the form, opens what hides it, highlights it for two seconds and focuses its input. */
function showElement(element: HTMLElement, focused?: HTMLElement | null): void {
  element
    .closest(".collapsible--collapsed")
    ?.querySelector<HTMLElement>(".collapsible__toggle")
    ?.click();
  element.scrollIntoView({ block: "center" });
  const input = focused ?? element.querySelector<HTMLElement>("input, textarea, button");
  input?.focus({ preventScroll: true });
  element.classList.add("shown-element");
  setTimeout(() => element.classList.remove("shown-element"), HIGHLIGHT_MS);
}
