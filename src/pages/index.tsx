import { graphql, type PageProps } from "gatsby";
import { pageTexts } from "../config/page-texts";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { LatestPosts } from "../features/blog/latest-posts";
import { Hero } from "../features/home/hero";
import { SeoHead } from "../layout/seo-head";

/** The home page. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <>
      <Hero />
      <LatestPosts posts={data.allBlogPost.nodes.map(({ card }) => card)} />
    </>
  );
}

export function Head() {
  const organization = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.brand.company,
    url: site.url,
    sameAs: Object.values(site.social),
  };
  return <SeoHead {...pageTexts.home} path={paths.home()} jsonLd={organization} />;
}

export const query = graphql`
  query HomePage {
    allBlogPost(sort: { date: DESC }, limit: 3) {
      nodes {
        card {
          signature
          segment
          title
          excerpt
          date
          dateText
          author
          category
          thumbnail {
            url
            width
            height
            alt
            sizes {
              url
              width
              height
            }
          }
        }
      }
    }
  }
`;
