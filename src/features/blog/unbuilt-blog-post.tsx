import { useCallback } from "react";
import { BlogPostView } from "./blog-post-view";
import { BlogError, BlogLoading, unbuiltText } from "./blog-states";
import { useAnswer } from "./use-answer";
import { useDocumentMeta } from "./use-document-meta";

/** A post that was published after the last build, straight from the API (PST-04). */
export function UnbuiltBlogPost({ slug }: { slug: string }) {
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
  useDocumentMeta(answer ? (answer.data ?? problemMeta(answer.failed)) : null);
  if (!answer) return <BlogLoading />;
  if (answer.data) return <BlogPostView post={answer.data} />;
  return <BlogError reason={answer.failed ? "failed" : "missing"} />;
}

function problemMeta(failed = false) {
  const { title, missing, meta } = unbuiltText;
  return { title: failed ? title : missing, description: meta.description };
}
