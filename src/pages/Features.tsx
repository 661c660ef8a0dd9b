import { features } from "../config/features";
import { paths } from "../config/paths";
import { FeaturesView, featuresTrail } from "../features/products/features-view";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { SeoHead } from "../layout/seo-head";

/** Every product with its link (PRD-07). */
export default function FeaturesPage() {
  return <FeaturesView />;
}

export function Head() {
  return (
    <SeoHead {...features.meta} path={paths.features()} jsonLd={breadcrumbList(featuresTrail)} />
  );
}
