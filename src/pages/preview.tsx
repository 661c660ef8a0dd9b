import { paths } from "../shared/domain/paths";
import { BlogPreview, previewText } from "../features/blog/blog-preview";
import { SeoHead } from "../app/page-head";

/** A draft in the site's own layout; the CMS's Preview button opens it. */
export default function PreviewPage() {
  return <BlogPreview />;
}

/** Gatsby's Head without indexing, because drafts are not public. */
export function Head() {
  return <SeoHead {...previewText.meta} path={paths.preview()} noindex />;
}
