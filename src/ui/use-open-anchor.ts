import { useEffect, useLayoutEffect } from "react";
import { decoded } from "../shared/domain/paths";

/** Ties questions to the address (FAQ-01): `#question` opens its answer, and opening sets it. */
export function useOpenAnchor(): void {
  // Before Gatsby scrolls to the answer, or to where the visitor was.
  useLayoutEffect(() => void openAnchor(), []);

  useEffect(() => {
    const show = () => openAnchor()?.scrollIntoView();
    window.addEventListener("hashchange", show);
    document.addEventListener("toggle", nameAnchor, true);
    return () => {
      window.removeEventListener("hashchange", show);
      document.removeEventListener("toggle", nameAnchor, true);
    };
  }, []);
}

/** The answer that was closed so far. */
function openAnchor(): Element | undefined {
  const answer = document.getElementById(decoded(window.location.hash.slice(1)));
  const details = answer?.closest("details");
  if (!answer || !details || details.open) return undefined;
  details.open = true;
  return answer;
}

function nameAnchor({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const answer = target.querySelector("main summary + div > [id]");
  if (answer) window.history.replaceState(window.history.state, "", `#${answer.id}`);
}
