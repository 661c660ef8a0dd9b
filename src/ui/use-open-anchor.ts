import { useEffect, useLayoutEffect } from "react";
import { decodeUri } from "../shared/domain/paths";

/** Synchronises answers and the URL's hash (FAQ-01): `#question` opens one, opening one sets it. */
export function useOpenAnchor(): void {
  // A layout effect runs before Gatsby scrolls.
  useLayoutEffect(() => void openHashAnswer(), []);

  useEffect(() => {
    const scrollToAnswer = () => openHashAnswer()?.scrollIntoView();
    window.addEventListener("hashchange", scrollToAnswer);
    document.addEventListener("toggle", writeHash, true);
    return () => {
      window.removeEventListener("hashchange", scrollToAnswer);
      document.removeEventListener("toggle", writeHash, true);
    };
  }, []);
}

/** Opens the answer that the URL's hash names. Returns it if it was closed. */
function openHashAnswer(): Element | undefined {
  const answer = document.getElementById(decodeUri(window.location.hash.slice(1)));
  const details = answer?.closest("details");
  if (!answer || !details || details.open) return undefined;
  details.open = true;
  return answer;
}

function writeHash({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const answer = target.querySelector("main summary + div > [id]");
  if (answer) window.history.replaceState(window.history.state, "", `#${answer.id}`);
}
