import { useEffect, useState } from "react";
import { fieldOf } from "../../shared/domain/field-of";

/**
 * How many saves the CMS has told of that shows this page in a frame (Payload's live preview). Nothing
 * else of a message is used: what was saved comes from the API, where it is cleaned (PST-05).
 */
export function useLivePreviewSaves(cmsOrigins: readonly string[]): number {
  const [saves, setSaves] = useState(0);
  const known = cmsOrigins.join(" ");

  useEffect(() => {
    if (known === "" || window.parent === window) return;
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (source !== window.parent || !known.split(" ").includes(origin)) return;
      if (fieldOf(data, "type") === "payload-document-event") setSaves((count) => count + 1);
    };
    window.addEventListener("message", hear);
    // Says nothing that another page may not know; the policy lets none but the CMS frame this one.
    window.parent.postMessage({ type: "payload-live-preview", ready: true }, "*");
    return () => window.removeEventListener("message", hear);
  }, [known]);

  return saves;
}
