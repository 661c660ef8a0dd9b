import { useEffect } from "react";
import { site } from "../../config/site";
import type { BlogArticle } from "../../rules/blog";

/** Title and description of a post that the pre-built head knows nothing of (PST-03, PST-04). */
export function useDocumentMeta(post: BlogArticle | null): void {
  useEffect(() => {
    if (!post) return;
    const image = post.thumbnail && new URL(post.thumbnail.url, site.url).href;
    document.title = `${post.title} | ${site.brand.product}`;
    setContent("name", "description", post.description);
    for (const card of ["og", "twitter"]) {
      const key = card === "og" ? "property" : "name";
      setContent(key, `${card}:title`, post.title);
      setContent(key, `${card}:description`, post.description);
      setContent(key, `${card}:image`, image);
    }
  }, [post]);
}

function setContent(key: string, name: string, content: string | null): void {
  const element = document.head.querySelector(`meta[${key}="${name}"]`);
  if (element && content) element.setAttribute("content", content);
}
