import { paths } from "../config/paths";
import { BlogPreview } from "../features/blog/blog-preview";
import { SeoHead } from "../layout/seo-head";

/** A draft in the site's own layout, at the address that the CMS's Preview button makes. */
export default function PreviewPage() {
  return <BlogPreview />;
}

export function Head() {
  return (
    <SeoHead
      title="Preview of a draft"
      description="A post as its editors see it before it is published."
      path={paths.preview()}
      noindex
    />
  );
}
