import { BlogPostView } from "./blog-post-view";
import { BlogError, BlogLoading } from "./blog-states";
import { useBlogPost } from "./use-blog-post";
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
    case "missing":
      return <BlogError message="Blog not found" />;
    case "failed":
      return <BlogError message="Failed to load blog post" />;
  }
}
