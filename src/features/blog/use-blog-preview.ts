import { useEffect, useState, useSyncExternalStore } from "react";
import type { FetchedPreview, ShownPreview } from "./fetch-blog-post";
import { readField } from "../../shared/domain/read-field";

/** Reason why no current draft is shown; "none": the address has no token. */
export type PreviewProblem = Extract<FetchedPreview, string> | "failed" | "none";

type BlogPreview = {
  shown?: ShownPreview;
  problem?: PreviewProblem;
  /** True if the CMS shows the page in a frame, which is updated after each save. */
  isLive: boolean;
};

/** Returns the draft that the address names; the shown one stays if a fetch fails. */
export function useBlogPreview(): BlogPreview {
  const token = useSyncExternalStore<string | undefined>(subscribeToHash, readToken, getNoToken);
  const [preview, setPreview] = useState<Omit<BlogPreview, "isLive">>({});
  const saves = useLivePreviewSaves(preview.shown?.cmsOrigins ?? []);
  const error = token === undefined ? undefined : checkToken(token);

  useEffect(() => {
    if (token === undefined || checkToken(token) !== undefined) return;
    const controller = new AbortController();
    const applyResult = (result: FetchedPreview | "failed") => {
      if (controller.signal.aborted) return;
      if (typeof result === "object") return setPreview({ shown: result });
      setPreview(({ shown }) => ({
        shown: result === "failed" ? shown : undefined,
        problem: result,
      }));
    };
    fetchPreview(token, controller.signal).then(applyResult, (reason: unknown) => {
      if (!controller.signal.aborted) console.error("Error fetching the preview:", reason);
      applyResult("failed");
    });
    return () => controller.abort();
  }, [token, saves]);

  const isLive = token !== undefined && window.parent !== window;
  return error === undefined ? { ...preview, isLive } : { problem: error, isLive };
}

async function fetchPreview(token: string, signal: AbortSignal): Promise<FetchedPreview> {
  const { fetchBlogPreview } = await import(
    /* webpackChunkName: "blog-post" */ "./fetch-blog-post"
  );
  return fetchBlogPreview(token, signal);
}

/** Finds malformed tokens before a call, because some cannot be sent in a header. */
function checkToken(token: string): "none" | "wrong" | undefined {
  if (token === "") return "none";
  return /^[\w.-]+$/.test(token) ? undefined : "wrong";
}

function subscribeToHash(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** Reads the token after the "#", which is never sent to a server. */
const readToken = () => window.location.hash.slice(1);
const getNoToken = () => undefined;

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
