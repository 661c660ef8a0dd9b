import { useEffect } from "react";
import { decodeUri } from "../../shared/domain/paths";

/** Scrolls to sections, to keep the token after #. In a frame it blocks other links: pages refuse frames. */
export function usePreviewLinks(isFramed: boolean): void {
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const target = link?.getAttribute("href") ?? "";
      const isSection = target.startsWith("#");
      if (!link || (!isSection && !isFramed)) return;
      event.preventDefault();
      if (isSection) document.getElementById(decodeUri(target.slice(1)))?.scrollIntoView();
    };
    document.addEventListener("click", handleClick, { capture: true });
    return () => document.removeEventListener("click", handleClick, { capture: true });
  }, [isFramed]);
}
