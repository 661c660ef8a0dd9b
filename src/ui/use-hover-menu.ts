import { useEffect, useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, PointerEvent } from "react";

// Long enough to cross the gap from the button to the panel, or to move diagonally.
const LEAVE_DELAY_MS = 160;

/** Opens on hover, focus and click (HDR-02); spread `rootProps` on the element around both. */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef(false);
  const openedByFocus = useRef(false);
  const focusReturns = useRef(false);

  const cancelClose = () => clearTimeout(closeTimer.current);
  const closeMenu = () => {
    cancelClose();
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(closeTimer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      const focused = document.activeElement;
      if (focused === buttonRef.current || !rootRef.current?.contains(focused)) return;
      focusReturns.current = true;
      buttonRef.current?.focus();
    };
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [open]);

  return {
    open,
    close: closeMenu,
    rootProps: {
      ref: rootRef,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        cancelClose();
        hovered.current = true;
        setOpen(true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        hovered.current = false;
        closeTimer.current = setTimeout(() => setOpen(false), LEAVE_DELAY_MS);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu();
      },
    },
    buttonProps: {
      ref: buttonRef,
      "aria-expanded": open,
      "aria-controls": panelId,
      onFocus: ({ currentTarget }: FocusEvent) => {
        openedByFocus.current = !focusReturns.current && currentTarget.matches(":focus-visible");
        focusReturns.current = false;
        if (openedByFocus.current) setOpen(true);
      },
      // Hover or focus has opened the menu, so the press must not close it.
      onClick: (event: { detail: number }) => {
        const wasOpened = event.detail > 0 ? hovered.current : openedByFocus.current;
        openedByFocus.current = false;
        setOpen((current) => wasOpened || !current);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        setOpen(true);
        // Hidden links take no focus, so this waits for the panel.
        requestAnimationFrame(() => focusFirstLink(panelId));
      },
    },
    panelProps: { id: panelId, "data-open": open || undefined },
  };
}

function focusFirstLink(panelId: string): void {
  document.getElementById(panelId)?.querySelector("a")?.focus();
}
