/** Focuses an element that is not focusable by default; does not scroll. */
export function focusElement(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** A `ref` that focuses a frame, because the button in its place had the focus. */
export function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
}
