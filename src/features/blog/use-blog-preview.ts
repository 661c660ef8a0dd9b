import { useEffect, useState, useSyncExternalStore } from "react";
import type { FetchedPreview } from "../../live/blog-post";

/** "none": the address names no draft. */
export type BlogPreviewState = FetchedPreview | "loading" | "failed" | "none";

/** The draft that the address names; "loading" where pages are rendered. */
export function useBlogPreview(): BlogPreviewState {
  const token = useSyncExternalStore<string | null>(subscribe, readToken, noToken);
  const fault = token === null ? null : faultOf(token);
  const [settled, setSettled] = useState<{ token: string; state: BlogPreviewState }>();

  useEffect(() => {
    if (token === null || fault !== null) return;
    const controller = new AbortController();
    const settle = (state: BlogPreviewState) => {
      if (!controller.signal.aborted) setSettled({ token, state });
    };
    const load = async () => {
      const { fetchBlogPreview } = await import(
        /* webpackChunkName: "blog-post" */ "../../live/blog-post"
      );
      settle(await fetchBlogPreview(token, controller.signal));
    };
    load().catch((error: unknown) => {
      if (controller.signal.aborted) return;
      console.error("Error fetching the preview:", error);
      settle("failed");
    });
    return () => controller.abort();
  }, [token, fault]);

  if (fault !== null) return fault;
  return settled !== undefined && settled.token === token ? settled.state : "loading";
}

/** What is no token at all is not worth a call; some of it could not even stand in a header. */
function faultOf(token: string): "none" | "wrong" | null {
  if (token === "") return "none";
  return /^[\w.-]+$/.test(token) ? null : "wrong";
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** Behind the "#", so that no server is told of it. */
const readToken = () => window.location.hash.slice(1);
const noToken = () => null;
