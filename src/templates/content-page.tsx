import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ContentPageContext } from "../config/page-context";
import { ContentArticle } from "../features/content/content-article";
import { SeoHead } from "../layout/seo-head";

type Data = Queries.ContentPageQuery;

/** A page from markdown: legal, SEO and any other file of content/ (BLD-02, LGL-05). */
export default function ContentPage({ data, pageContext }: PageProps<Data, ContentPageContext>) {
  const body = data.markdownRemark?.contentBody;
  if (!body) throw new Error("The markdown of this page is missing");
  const { title, heading, lastUpdated } = pageContext;
  return <ContentArticle heading={heading ?? title} lastUpdated={lastUpdated} {...body} />;
}

export function Head({ pageContext, location }: HeadProps<Data, ContentPageContext>) {
  const { title, description, keywords } = pageContext;
  return (
    <SeoHead title={title} description={description} keywords={keywords} path={location.pathname} />
  );
}

export const query = graphql`
  query ContentPage($id: String!) {
    markdownRemark(id: { eq: $id }) {
      contentBody {
        html
        headings {
          id
          text
        }
      }
    }
  }
`;
