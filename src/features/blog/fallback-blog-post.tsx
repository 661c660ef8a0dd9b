import { useCallback } from "react";
import { BlogPostView } from "./blog-post-view";
import { BlogError, BlogLoading, fallbackText } from "./blog-states";
import { useResponse } from "./use-response";
import { useDocumentMeta } from "./use-document-meta";

/** A post that was published after the last build, fetched from the API (PST-04). */
export function FallbackBlogPost({ slug }: { slug: string }) {
  const loadPost = useCallback(
    async (signal: AbortSignal) => {
      const { fetchBlogPost } = await import(
        /* webpackChunkName: "blog-post" */ "./fetch-blog-post"
      );
      return fetchBlogPost(slug, signal);
    },
    [slug],
  );
  const response = useResponse(loadPost, "Error fetching blog:");
  useDocumentMeta(response ? (response.data ?? createProblemMeta(response.failed)) : null);
  if (!response) return <BlogLoading />;
  if (response.data) return <BlogPostView post={response.data} />;
  return <BlogError reason={response.failed ? "failed" : "missing"} />;
}

function createProblemMeta(failed = false) {
  const { title, missing, meta } = fallbackText;
  return { title: failed ? title : missing, description: meta.description };
}
