import { downloadPage } from "../config/download-page";
import { paths } from "../config/paths";
import { DownloadHero, downloadTrail } from "../features/download/download-hero";
import { DownloadSection } from "../features/download/download-section";
import { FirstSteps, InsideApp } from "../features/download/inside-app";
import { AppCode } from "../features/home/app-code";
import { CallsPhone } from "../features/home/calls-phone";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { SeoHead } from "../layout/seo-head";

/** Where every way to the app ends that has no store of its own (DLD-01, DEV-05). */
export default function DownloadPage() {
  return (
    <>
      <DownloadHero picture={<CallsPhone />} code={<AppCode {...downloadPage.code} />} />
      <InsideApp />
      <DownloadSection />
      <FirstSteps />
    </>
  );
}

export function Head() {
  return (
    <SeoHead
      {...downloadPage.meta}
      path={paths.download()}
      jsonLd={breadcrumbList(downloadTrail)}
    />
  );
}
