const CONTROLS = ":is(main, footer) :is(a, button, input, select, textarea, summary)";

/**
 * Scrolls a focused control out from behind the header and the floating links (LAY-01): browsers
 * count a covered element as visible. Returns a function that stops this.
 */
export function keepFocusInView(): () => void {
  const scrollToControl = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(CONTROLS)) {
      target.scrollIntoView({ block: "nearest" });
    }
  };
  addEventListener("focusin", scrollToControl);
  return () => removeEventListener("focusin", scrollToControl);
}

/** Boxes of src/ui/scrollable.ts, and of the tables in a text. */
const BOXES = "main [role='group'][tabindex]";

/** Excludes boxes without anything to scroll from the tab order. Returns a function that stops this. */
export function skipUnscrollableBoxes(): () => void {
  const updateBoxes = ({ key }: KeyboardEvent) => {
    if (key !== "Tab") return;
    for (const box of document.querySelectorAll<HTMLElement>(BOXES)) {
      const isStill = box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight;
      box.tabIndex = isStill ? -1 : 0;
    }
  };
  addEventListener("keydown", updateBoxes);
  return () => removeEventListener("keydown", updateBoxes);
}
