const CONTROLS = ":is(main, footer) :is(a, button, input, select, textarea, summary)";

/**
 * Scrolls a focused control out from behind the header and the floating links (LAY-01): browsers
 * count a covered element as visible. Returns a function that stops this.
 */
export function keepFocusInView(): () => void {
  const show = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(CONTROLS)) {
      target.scrollIntoView({ block: "nearest" });
    }
  };
  addEventListener("focusin", show);
  return () => removeEventListener("focusin", show);
}
