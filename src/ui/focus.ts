/** Focuses an element that is not focusable by default; does not scroll. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** As a `ref`: a frame takes the focus that went with the button in its place. */
export function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
}
