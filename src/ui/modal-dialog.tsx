import { useLayoutEffect, useRef, useState, type DialogHTMLAttributes } from "react";
import { yieldToMain } from "../shared/domain/yield-to-main";

type ModalDialogProps = Omit<DialogHTMLAttributes<HTMLDialogElement>, "open" | "onClose"> & {
  /** Called when the visitor closes it, also by Escape; the parent then removes it. */
  onClose: () => void;
};

/** A native modal; `data-scrollbar` keeps the scrollbar's space, and Tab wraps at both ends. */
export function ModalDialog({ onClose, ...rest }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // Read before the dialog is in the page, because later it would force a layout.
  const [hasScrollbar] = useState(
    () => typeof window !== "undefined" && window.innerWidth > document.documentElement.clientWidth,
  );

  // A layout effect: its cleanup runs while the dialog still exists, so that focus can return.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let isRemoved = false;
    // Opening causes a layout, so it runs in a task after rendering.
    const openDialog = async () => {
      await yieldToMain();
      if (isRemoved) return;
      document.documentElement.toggleAttribute("data-scrollbar", hasScrollbar);
      dialog.showModal();
    };
    void openDialog();
    dialog.addEventListener("keydown", keepFocusInside);
    return () => {
      isRemoved = true;
      dialog.removeEventListener("keydown", keepFocusInside);
      dialog.close();
    };
  }, [hasScrollbar]);

  // A late event from before a remount must not close the reopened dialog.
  const onLeave = () => {
    if (!ref.current?.open) onClose();
  };
  return <dialog {...rest} ref={ref} onClose={onLeave} />;
}

const FOCUSABLE = "a[href], button:not(:disabled), input, select, textarea, [tabindex='0']";

function keepFocusInside(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const items = [...this.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = event.shiftKey ? [items[0], items.at(-1)] : [items.at(-1), items[0]];
  if (!to || document.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}
