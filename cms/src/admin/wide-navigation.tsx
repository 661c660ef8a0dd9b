"use client";

import { useNav } from "@payloadcms/ui";
import { useEffect, useRef, type ReactNode } from "react";

/** Opens the navigation once where Payload closes it at the start although there is space (EDT-58). */
export function WideNavigation({ children }: { children?: ReactNode }) {
  const { navOpen, setNavOpen } = useNav();
  const mustOpen = useRef(navOpen);
  useEffect(() => {
    const isWide = window.innerWidth >= 1200 && window.innerWidth <= 1440;
    if (navOpen || !mustOpen.current || !isWide) return;
    mustOpen.current = false;
    setNavOpen(true);
  }, [navOpen, setNavOpen]);
  return children;
}
