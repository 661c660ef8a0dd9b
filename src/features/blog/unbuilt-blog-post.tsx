import { useCallback } from "react";
import { BlogPostView } from "./blog-post-view";
import { BlogError, BlogLoading } from "./blog-states";
import type { BlogArticle } from "../../shared/blog";
import { useAnswer } from "../../live/use-answer";
import { useDocumentMeta } from "./use-document-meta";

/** A post that was published after the last build, straight from the API (PST-04). */
export function UnbuiltBlogPost({ slug }: { slug: string }) {
  const state = useBlogPost(slug);
  useDocumentMeta(state.status === "loaded" ? state.post : null);
  switch (state.status) {
    case "loading":
      return <BlogLoading />;
    case "loaded":
      return <BlogPostView post={state.post} />;
    default:
      return <BlogError reason={state.status} />;
  }
}

type BlogPostState =
  | { status: "loading" }
  | { status: "loaded"; post: BlogArticle }
  | { status: "missing" }
  | { status: "failed" };

/** A post that was not built yet, from the API (PST-04). */
function useBlogPost(slug: string): BlogPostState {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { fetchBlogPost } = await import(
        /* webpackChunkName: "blog-post" */ "./fetch-blog-post"
      );
      return fetchBlogPost(slug, signal);
    },
    [slug],
  );
  const answer = useAnswer(load, "Error fetching blog:");
  if (!answer) return { status: "loading" };
  if (answer.failed) return { status: "failed" };
  return answer.data ? { status: "loaded", post: answer.data } : { status: "missing" };
}
