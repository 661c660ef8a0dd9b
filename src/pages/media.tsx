import { paths } from "../shared/domain/paths";
import { VideoGallery, mediaPage } from "../features/media/video-gallery";
import { SeoHead } from "../app/seo-head";
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
