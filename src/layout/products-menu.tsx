import styled from "@emotion/styled";
import { navigation } from "../content/navigation";
import { media, motion, shadow, surface, size, space } from "../theme/tokens";
import { Icon } from "../ui/icon";
import { isActivePath } from "./active-path";
import { navItem } from "./nav-item";
import { ProductCards } from "./product-cards";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from "react";

/** The Products dropdown of the desktop header (HDR-02). */
export function ProductsMenu({ path }: { path: string }) {
  const { open, close, rootProps, buttonProps, panelProps } = useHoverMenu();
  const isActive = navigation.products.items.some((item) => isActivePath(path, item.path));
  return (
    <Root {...rootProps}>
      <Toggle type="button" data-active={isActive || undefined} {...buttonProps}>
        {navigation.products.label}
        <Chevron name="chevron-down" side={1.125} data-open={open || undefined} />
      </Toggle>
      <Panel {...panelProps}>
        <Cards path={path} onChoose={close} />
      </Panel>
    </Root>
  );
}

// Not needed without scripts, because the footer links to the same pages.
const Root = styled.div({ [media.noScript]: { display: "none" } });

const Toggle = styled.button(navItem);

const Chevron = styled(Icon)({
  transition: `transform ${motion.duration}`,
  "&[data-open]": { transform: "rotate(180deg)" },
});

// The padding bridges the gap to the header, so that the pointer never leaves on its way down.
const Panel = styled.div({
  position: "absolute",
  top: "100%",
  right: size.gutter,
  width: size.menu,
  maxWidth: `calc(100vw - 2 * ${size.gutter})`,
  paddingTop: space[2],
  visibility: "hidden",
  opacity: 0,
  transform: "translateY(-0.5rem)",
  transition: [
    `opacity ${motion.duration} ${motion.ease}`,
    `transform ${motion.duration} ${motion.ease}`,
    `visibility 0s ${motion.duration}`,
  ].join(", "),
  "&[data-open]": { visibility: "visible", opacity: 1, transform: "none", transitionDelay: "0s" },
});

const Cards = styled(ProductCards)({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space[2],
  "&[role]": { padding: space[3] },
  ...surface,
  boxShadow: shadow.high,
});

// Long enough to cross the gap from the button to the panel, or to move diagonally.
const LEAVE_DELAY_MS = 160;

/** Opens on hover, focus and click (HDR-02); spread `rootProps` on the element around both. */
function useHoverMenu() {
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
