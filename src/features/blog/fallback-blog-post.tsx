import { useCallback, useEffect } from "react";
import { toFullTitle } from "../../app/page-head";
import { site } from "../../content/site";
import type { BlogArticle } from "../../shared/domain/blog";
import { BlogPostView } from "./blog-post-view";
import { BlogError, BlogLoading, fallbackText } from "./blog-states";
import { useResponse } from "./use-response";

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

type DocumentMeta = Pick<BlogArticle, "title" | "description"> & Partial<BlogArticle>;

/** Sets title, description and image of a page whose built head lacks them (PST-03, PST-04). */
function useDocumentMeta(meta: DocumentMeta | null): void {
  const title = meta?.metaTitle ?? meta?.title;
  const description = meta?.metaDescription ?? meta?.description;
  const picture = meta?.metaImage ?? meta?.thumbnail?.url;
  useEffect(() => {
    if (title === undefined || description === undefined) return;
    const image = picture ? new URL(picture, site.url).href : null;
    const writeMeta = () => {
      document.title = toFullTitle(title);
      setContent("name", "description", description);
      for (const card of ["og", "twitter"]) {
        const key = card === "og" ? "property" : "name";
        setContent(key, `${card}:title`, title);
        setContent(key, `${card}:description`, description);
        setContent(key, `${card}:image`, image);
      }
    };
    writeMeta();
    // When only the anchor changes, Gatsby restores the built page's elements.
    const observer = new MutationObserver(writeMeta);
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, [title, description, picture]);
}

function setContent(key: string, name: string, content: string | null): void {
  const element = document.head.querySelector(`meta[${key}="${name}"]`);
  if (element && content) element.setAttribute("content", content);
}
