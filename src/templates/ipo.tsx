import type { HeadProps, PageProps } from "gatsby";
import { createBreadcrumbList } from "../app/json-ld/breadcrumb-list";
import { SeoHead } from "../app/page-head";
import { fillText } from "../shared/domain/fill-text";
import { createIpoBreadcrumbs } from "../features/ipos/ipo-breadcrumbs";
import { IpoPage } from "../features/ipos/ipo-page";
import { ipoText } from "../features/ipos/page-text";
import type { IpoContext } from "../shared/domain/page-context";

/** The page of one IPO (IPO-11). */
export default function IpoTemplate({ pageContext }: PageProps<object, IpoContext>) {
  return <IpoPage {...pageContext} />;
}

const MAX_NAME_CHARACTERS = 120;
const LEGAL_FORM = / (?:Limited|Ltd\.?)(?= |$)/;

/** Gatsby's Head with the company's name, cut to fit into search results. */
export function Head({ pageContext: { ipo, address } }: HeadProps<object, IpoContext>) {
  const { title, description } = ipoText.meta;
  const name = [...ipo.company].slice(0, MAX_NAME_CHARACTERS).join("");
  return (
    <SeoHead
      title={fillText(title, name.replace(LEGAL_FORM, ""))}
      description={fillText(description, name)}
      path={address}
      jsonLd={createBreadcrumbList(createIpoBreadcrumbs(name, address))}
    />
  );
}
