import { useEffect, useState } from "react";
import { readField } from "../../shared/domain/read-field";

/** Counts saves that the framing CMS reports; the content comes sanitised from the API (PST-05). */
export function useLivePreviewSaves(cmsOrigins: readonly string[]): number {
  const [saves, setSaves] = useState(0);
  const origins = cmsOrigins.join(" ");

  useEffect(() => {
    if (origins === "" || window.parent === window) return;
    const countSave = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (source !== window.parent || !origins.split(" ").includes(origin)) return;
      if (readField(data, "type") === "payload-document-event") setSaves((count) => count + 1);
    };
    window.addEventListener("message", countSave);
    // The message is harmless for any receiver, and the policy lets only the CMS frame this page.
    window.parent.postMessage({ type: "payload-live-preview", ready: true }, "*");
    return () => window.removeEventListener("message", countSave);
  }, [origins]);

  return saves;
}
