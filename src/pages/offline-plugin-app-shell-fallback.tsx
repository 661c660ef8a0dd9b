import { pageTexts } from "../config/page-texts";
import { paths } from "../config/paths";
import { BlogLoading } from "../features/blog/blog-states";
import { SeoHead } from "../layout/seo-head";

/**
 * What the server sends for a post that is not built yet (PST-04); the 404 page takes over in the
 * browser. The name is the one that Gatsby lets stand under any address.
 */
export default function UnbuiltBlogPostShell() {
  return <BlogLoading />;
}

export function Head() {
  return <SeoHead {...pageTexts.blogs} path={paths.blogs()} noindex />;
}
