import { paths } from "../shared/domain/paths";
import { BlogPreview, previewText } from "../features/blog/blog-preview";
import { SeoHead } from "../app/seo-head";

/** A draft in the site's own layout, at the address that the CMS's Preview button makes. */
export default function PreviewPage() {
  return <BlogPreview />;
}

export function Head() {
  return <SeoHead {...previewText.meta} path={paths.preview()} noindex />;
}
