const HIGHLIGHT_MS = 2000;

/** Scrolls to an element of the form, opens what hides it, highlights it for two seconds and focuses its input. */
export function showElement(element: HTMLElement, focused?: HTMLElement | null): void {
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
