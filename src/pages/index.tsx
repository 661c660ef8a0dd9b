import type { WebSite } from "schema-dts";
import { graphql, type PageProps } from "gatsby";
import { paths } from "../shared/domain/paths";
import { site } from "../content/site";
import type { DataOf } from "../app/json-ld/structured-data";
import { LatestPosts } from "../features/blog/latest-posts";
import { Carousel } from "../features/carousel/carousel";
import { ComplaintsOverview } from "../features/complaints/complaints-overview";
import { DownloadSection } from "../features/download/download-section";
import { EventPopup } from "../features/event/event-popup";
import { Banner } from "../features/home/banner";
import { BasketPhone } from "../features/home/basket-phone";
import { Brokers } from "../features/home/brokers";
import { Closing } from "../features/home/closing";
import { Hero } from "../features/home/hero";
import { home } from "../features/home/text";
import { Journey } from "../features/home/journey";
import { StartBand } from "../features/home/start-band";
import { Statistics } from "../features/home/statistics";
import { Tools } from "../features/home/tools";
import { Trusted } from "../features/home/trusted";
import { Testimonials } from "../features/testimonials/testimonials";
import { organization } from "../app/json-ld/organization";
import type { BuiltAnswers } from "../live/hooks";
import { ImportantNotice } from "../layout/notice/important-notice";
import { SeoHead } from "../app/seo-head";

type Data = Queries.HomePageQuery & BuiltAnswers<"monthlyComplaints">;

export default function HomePage({ data }: PageProps<Data>) {
  return (
    <>
      <Hero />
      <StartBand>
        <Carousel {...home.carousel} />
      </StartBand>
      <Statistics />
      <Testimonials {...home.testimonials} />
      <Brokers />
      <Trusted picture={<BasketPhone />} />
      <Journey />
      <ComplaintsOverview built={data.monthlyComplaints} />
      <Banner image={data.banner?.childImageSharp?.gatsbyImageData ?? null} />
      <DownloadSection />
      <Tools />
      <LatestPosts {...home.latest} posts={data.latestPosts?.cards ?? []} />
      <Closing />
      <ImportantNotice />
      <EventPopup {...home.event} />
    </>
  );
}

export function Head() {
  const website: DataOf<WebSite> = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.brand.product,
    url: site.url,
    inLanguage: "en-IN",
  };
  return <SeoHead {...home.meta} path={paths.home()} jsonLd={[organization(), website]} />;
}

export const query = graphql`
  query HomePage {
    banner: file(
      sourceInstanceName: { eq: "content" }
      relativePath: { eq: "pictures/home-banner.jpg" }
    ) {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          placeholder: NONE
          formats: [AUTO, WEBP, AVIF]
          breakpoints: [480, 800, 1200]
        )
      }
    }
    monthlyComplaints: lastAnswer(name: { eq: "monthlyComplaints" }) {
      at
      data
    }
    latestPosts {
      cards {
        ...BlogCard
      }
    }
  }
`;
