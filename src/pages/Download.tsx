import { downloadPage } from "../features/download/page-text";
import { DownloadHero, downloadBreadcrumbs } from "../features/download/download-hero";
import { DownloadSection } from "../features/download/download-section";
import { FirstSteps, InsideApp } from "../features/download/inside-app";
import { AppCode } from "../features/home/app-code";
import { CallsPhone } from "../features/home/calls-phone";
import { createPageHead } from "../app/page-head";

/** The page with links to the stores, also the target without JavaScript (DLD-01, DEV-05). */
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

export const Head = createPageHead({ meta: downloadPage.meta, breadcrumbs: downloadBreadcrumbs });
