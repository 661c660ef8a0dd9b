/** @jsxRuntime classic */
/** @jsx React.createElement */
/** @jsxFrag React.Fragment */
// Gatsby patches React.createElement for Head; the automatic runtime would duplicate elements.
import type { Crumb } from "../ui/breadcrumbs";
import { createBreadcrumbList } from "./json-ld/breadcrumb-list";
import { toAbsoluteAddress } from "./json-ld/absolute-address";
import type { StructuredData } from "./json-ld/structured-data";
import { navigation } from "../content/navigation";
import { paths, toPathKey } from "../shared/domain/paths";
import React from "react";
import { site } from "../content/site";

type SeoHeadProps = {
  title: string;
  description: string;
  path: string;
  image?: string | null;
  type?: "website" | "article";
  noindex?: boolean;
  jsonLd?: StructuredData | StructuredData[];
  keywords?: string;
  feeds?: readonly Feed[];
};

/** A feed of the page's posts (FND-07). */
export type Feed = { type: string; title: string; path: string };

const DEFAULT_IMAGE = "/share-image.png";
const DEFAULT_SIZE = { width: "1200", height: "630" };
/** The size in the file name of an image that Payload or WordPress has resized. */
const SIZE_IN_NAME = /-(?<width>\d+)x(?<height>\d+)\.\w+$/;

/** The elements of a head that search engines, feed readers and social networks read (ROU-01). */
export function SeoHead(props: SeoHeadProps) {
  const { title, description, path, image, type = "website" } = props;
  const { noindex, jsonLd, keywords, feeds } = props;
  const { product } = site.brand;
  const address = toAbsoluteAddress(path);
  const picture = new URL(image ?? DEFAULT_IMAGE, site.url).href;
  const size = image ? SIZE_IN_NAME.exec(image)?.groups : DEFAULT_SIZE;
  return (
    <>
      <title>{toFullTitle(title)}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {feeds?.map(({ type, title, path }) => (
        <link key={path} rel="alternate" type={type} title={title} href={toAbsoluteAddress(path)} />
      ))}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={product} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      {size?.width && <meta property="og:image:width" content={size.width} />}
      {size?.height && <meta property="og:image:height" content={size.height} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      {jsonLd && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJson(jsonLd) }} />
      )}
    </>
  );
}

/** Search engines cut longer titles. */
const MAX_TITLE_CHARACTERS = 65;

/** Appends the product's name unless the title contains it or would be too long. */
export function toFullTitle(title: string): string {
  const { product } = site.brand;
  const full = `${title} | ${product}`;
  return title.includes(product) || full.length > MAX_TITLE_CHARACTERS ? title : full;
}

/** Returns JSON that cannot end its script element. */
function toJson(data: object): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}

type PageHead = {
  meta: { title: string; description: string; keywords?: string };
  /** The last entry is the page itself; its path is the canonical one. */
  breadcrumbs: readonly Crumb[];
  jsonLd?: StructuredData;
};

/** Returns Gatsby's Head for a page with fixed texts (ROU-01, FND-09). */
export function createPageHead({ meta, breadcrumbs, jsonLd }: PageHead) {
  const list = createBreadcrumbList(breadcrumbs);
  const path = breadcrumbs.at(-1)?.path ?? "/";
  return function Head() {
    return <SeoHead {...meta} path={path} jsonLd={jsonLd ? [list, jsonLd] : list} />;
  };
}

/** Returns the breadcrumbs of a page directly below the home page. */
export function createBreadcrumbs(label: string, path: string): Crumb[] {
  return [
    { label: navigation.labels.home, path: paths.home() },
    { label, path },
  ];
}

/** Returns the breadcrumbs of a text page, named like its footer link or else its heading. */
export function createTextBreadcrumbs(heading: string, path: string): Crumb[] {
  // The path is percent-encoded in the browser, but not in the build.
  const key = toPathKey(decodeURI(path));
  const links = navigation.footer.groups.flatMap(({ items }) => items);
  const link = links.find((item) => toPathKey(item.path) === key);
  return createBreadcrumbs(link?.label ?? heading, path);
}
