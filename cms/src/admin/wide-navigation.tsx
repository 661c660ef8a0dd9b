"use client";

import { useNav } from "@payloadcms/ui";
import { useEffect, useState, type ReactNode } from "react";

/** Opens the navigation where Payload closes it although there is space, unless the account closed it (EDT-58). */
export function WideNavigation({ children }: { children?: ReactNode }) {
  const { hydrated, navOpen, setNavOpen } = useNav();
  const [wasOpen] = useState(navOpen);
  useEffect(() => {
    if (hydrated && wasOpen && window.innerWidth >= 1200) setNavOpen(true);
  }, [hydrated, setNavOpen, wasOpen]);
  return children;
}
