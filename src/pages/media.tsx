import { graphql, type PageProps } from "gatsby";
import type { InitialData } from "../live/hooks";
import type { Video } from "../shared/contract/videos";
import { paths } from "../shared/domain/paths";
import { VideoGallery, mediaPage } from "../features/media/video-gallery";
import { SeoHead } from "../app/page-head";
import { PageHero } from "../ui/page-hero";
import { Section } from "../ui/section";

/** The firm's videos (MED-01). */
export default function MediaPage({ data }: PageProps<{ videos: InitialData<Video[]> | null }>) {
  return (
    <>
      <PageHero title={mediaPage.title} lead={mediaPage.lead} />
      <Section>
        <VideoGallery initialData={data.videos} />
        <p>{mediaPage.note}</p>
      </Section>
    </>
  );
}

/** Gatsby's Head without breadcrumbs. */
export function Head() {
  return <SeoHead {...mediaPage.meta} path={paths.media()} />;
}

export const query = graphql`
  query MediaPageResponses {
    videos: lastResponse(name: { eq: "videos" }) {
      at
      data
    }
  }
`;
