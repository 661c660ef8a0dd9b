import { useEffect, useLayoutEffect } from "react";
import { decodeUri } from "../shared/domain/paths";

/** Connects questions with the address (FAQ-01): `#question` opens its answer, and opening sets it. */
export function useOpenAnchor(): void {
  // Runs before Gatsby scrolls.
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

/** Opens the answer of the address. Returns it if it was closed. */
function openAnchor(): Element | undefined {
  const answer = document.getElementById(decodeUri(window.location.hash.slice(1)));
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
