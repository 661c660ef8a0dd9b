import { mediaPage } from "../config/media";
import { paths } from "../config/paths";
import { VideoGallery } from "../features/media/video-gallery";
import { SeoHead } from "../layout/seo-head";
import { PageHero } from "../ui/page-hero";
import { Section } from "../ui/section";

/** The firm's videos (MED-01). */
export default function MediaPage() {
  return (
    <>
      <PageHero title={mediaPage.title} lead={mediaPage.lead} />
      <Section>
        <VideoGallery />
        <p>{mediaPage.note}</p>
      </Section>
    </>
  );
}

export function Head() {
  return <SeoHead {...mediaPage.meta} path={paths.media()} />;
}
