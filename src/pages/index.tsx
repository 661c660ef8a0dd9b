import type { WebSite } from "schema-dts";
import { graphql, type PageProps } from "gatsby";
import { paths } from "../shared/domain/paths";
import { site } from "../content/site";
import { createOrganization } from "../app/json-ld/organization";
import type { JsonLd } from "../app/json-ld/structured-data";
import { Carousel } from "../features/carousel/carousel";
import { EventPopup } from "../features/event/event-popup";
import { Hero } from "../features/home/hero";
import { home } from "../features/home/text";
import { StartSection } from "../features/home/start-section";
import type { BuiltResponses } from "../live/hooks";
import { ImportantNotice } from "../layout/notice/important-notice";
import { SeoHead } from "../app/page-head";
import { createLazyPart, FULL_HEIGHT } from "../ui/lazy-part";

type Data = Queries.HomePageQuery & BuiltResponses<"monthlyComplaints">;

const LazyRest = createLazyPart(
  async () => (await import(/* webpackChunkName: "home-rest" */ "../templates/home-rest")).HomeRest,
  FULL_HEIGHT,
);
const NONE: never[] = [];

/** The home page (HOM-01 … HOM-16); its script below the first view loads later (0018). */
export default function HomePage({ data }: PageProps<Data>) {
  return (
    <>
      <Hero />
      <StartSection>
        <Carousel {...home.carousel} />
      </StartSection>
      <LazyRest
        monthlyComplaints={data.monthlyComplaints}
        banner={data.banner?.childImageSharp?.gatsbyImageData ?? null}
        posts={data.latestPosts?.cards ?? NONE}
      />
      <ImportantNotice />
      <EventPopup {...home.event} />
    </>
  );
}

/** Gatsby's Head with the firm and the website as structured data (FND-09). */
export function Head() {
  const website: JsonLd<WebSite> = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.brand.product,
    url: site.url,
    inLanguage: "en-IN",
  };
  return <SeoHead {...home.meta} path={paths.home()} jsonLd={[createOrganization(), website]} />;
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
          avifOptions: { quality: 40 }
        )
      }
    }
    monthlyComplaints: lastResponse(name: { eq: "monthlyComplaints" }) {
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
