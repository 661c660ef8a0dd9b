import { useEffect, useState } from "react";
import type { BlogArticle } from "../../rules/blog";

export type BlogPostState =
  | { status: "loading" }
  | { status: "loaded"; post: BlogArticle }
  | { status: "missing" }
  | { status: "failed" };

/** A post that was not built yet, from the API (PST-04). */
export function useBlogPost(slug: string): BlogPostState {
  const [settled, setSettled] = useState<{ slug: string; state: BlogPostState }>();

  useEffect(() => {
    const controller = new AbortController();
    const settle = (state: BlogPostState) => {
      if (!controller.signal.aborted) setSettled({ slug, state });
    };
    const load = async () => {
      const { fetchBlogPost } = await import(
        /* webpackChunkName: "blog-post" */ "../../live/blog-post"
      );
      const post = await fetchBlogPost(slug, controller.signal);
      settle(post ? { status: "loaded", post } : { status: "missing" });
    };
    load().catch((error: unknown) => {
      if (controller.signal.aborted) return;
      console.error("Error fetching blog:", error);
      settle({ status: "failed" });
    });
    return () => controller.abort();
  }, [slug]);

  return settled?.slug === slug ? settled.state : { status: "loading" };
}
