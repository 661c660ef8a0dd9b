import type { HeadProps, PageProps } from "gatsby";
import { createBreadcrumbList } from "../app/json-ld/breadcrumb-list";
import { SeoHead } from "../app/seo-head";
import { fillText } from "../content/interpolate";
import { createIpoBreadcrumbs } from "../features/ipos/ipo-breadcrumbs";
import { IpoPage } from "../features/ipos/ipo-page";
import { ipoText } from "../features/ipos/page-text";
import type { IpoContext } from "../shared/domain/page-context";

export default function IpoTemplate({ pageContext }: PageProps<object, IpoContext>) {
  return <IpoPage {...pageContext} />;
}

/** Characters; a longer name would fill a search result. */
const MAX_NAME = 120;

export function Head({ pageContext: { ipo, address } }: HeadProps<object, IpoContext>) {
  const { title, description } = ipoText.meta;
  const name = [...ipo.company].slice(0, MAX_NAME).join("");
  return (
    <SeoHead
      title={fillText(title, name)}
      description={fillText(description, name)}
      path={address}
      jsonLd={createBreadcrumbList(createIpoBreadcrumbs(name, address))}
    />
  );
}
