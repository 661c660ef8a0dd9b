import { useEffect } from "react";
import { FloatingLinks } from "./floating-links";
import { Footer } from "./footer";
import { getNow } from "../shared/domain/clock";

/** Adds the date to pages when they are printed (LAY-06, global.css). Returns a cleanup function. */
function addPrintDate(): () => void {
  const setPrintDate = () => {
    document.body.dataset.printed = getNow().toLocaleDateString("en-IN", {
      dateStyle: "long",
      timeZone: "Asia/Kolkata",
    });
  };
  addEventListener("beforeprint", setPrintDate);
  return () => removeEventListener("beforeprint", setPrintDate);
}

const CONTROLS = ":is(main, footer) :is(a, button, input, select, textarea, summary)";

/** Scrolls a focused control out from under fixed bars (LAY-01). Returns a cleanup function. */
function keepFocusInView(): () => void {
  const scrollToControl = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(CONTROLS)) {
      // Browsers alone do not scroll, because they count a covered element as visible.
      target.scrollIntoView({ block: "nearest" });
    }
  };
  addEventListener("focusin", scrollToControl);
  return () => removeEventListener("focusin", scrollToControl);
}

/** Boxes of src/ui/scrollable.ts, and of the tables in a text. */
const BOXES = "main [role='group'][tabindex]";

/** Removes boxes with nothing to scroll from the tab order. Returns a cleanup function. */
function skipUnscrollableBoxes(): () => void {
  const updateBoxes = ({ key }: KeyboardEvent) => {
    if (key !== "Tab") return;
    for (const box of document.querySelectorAll<HTMLElement>(BOXES)) {
      const hasRoom = box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight;
      box.tabIndex = hasRoom ? -1 : 0;
    }
  };
  addEventListener("keydown", updateBoxes);
  return () => removeEventListener("keydown", updateBoxes);
}

/** Lets React remove texts that a browser translated (react#11538). Returns a cleanup function. */
function tolerateTranslation(): () => void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, node, next?.parentNode === this ? next : null);
    return node;
  };
  return () => void Object.assign(Node.prototype, { insertBefore, removeChild });
}

/** The part of every page after the main landmark. */
export function PageEnd() {
  useEffect(keepFocusInView, []);
  useEffect(skipUnscrollableBoxes, []);
  useEffect(tolerateTranslation, []);
  useEffect(addPrintDate, []);
  return (
    <>
      <Footer />
      <FloatingLinks />
    </>
  );
}
