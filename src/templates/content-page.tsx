import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ContentPageContext } from "../shared/domain/page-context";
import { createTextBreadcrumbs, SeoHead } from "../app/page-head";
import { paths } from "../shared/domain/paths";
import { ContentArticle } from "../features/content/content-article";
import type { ContentBody } from "../features/content/content-body";
import { createArticle } from "../app/json-ld/article";
import { createFaqPage } from "../app/json-ld/faq-page";
import { createBreadcrumbList } from "../app/json-ld/breadcrumb-list";
import { createLazyPart } from "../ui/lazy-part";

type Data = Queries.ContentPageQuery;

const ComplaintSection = createLazyPart(
  async () =>
    (await import(/* webpackChunkName: "complaint" */ "../features/enquiry/complaint-section"))
      .ComplaintSection,
);

/** A page from markdown: legal, SEO, FAQ and any other file of content/ (BLD-02, LGL-05). */
export default function ContentPage(props: PageProps<Data, ContentPageContext>) {
  const { data, pageContext, location } = props;
  const { title, heading = title } = pageContext;
  const breadcrumbs = createTextBreadcrumbs(heading, location.pathname);
  return (
    <>
      <ContentArticle
        {...pageContext}
        {...requireBody(data)}
        heading={heading}
        breadcrumbs={breadcrumbs}
      />
      {location.pathname === paths.grievance() && <ComplaintSection />}
    </>
  );
}

/** Gatsby's Head with article and questions as structured data, if the page has them (FND-09). */
export function Head({ data, pageContext, location }: HeadProps<Data, ContentPageContext>) {
  const { title, heading = title, description, keywords, picture, article } = pageContext;
  const path = location.pathname;
  const questions = requireBody(data)
    .parts.filter(({ layout }) => layout === "faq")
    .flatMap(({ entries }) =>
      entries.map(({ title, html }) => ({ question: title, answer: html })),
    );
  const jsonLd = [
    createBreadcrumbList(createTextBreadcrumbs(heading, path)),
    ...(article
      ? [createArticle({ title: heading, description, path, keywords, image: picture })]
      : []),
    ...(questions.length > 0 ? [createFaqPage(questions)] : []),
  ];
  const type = article ? "article" : "website";
  return <SeoHead {...{ title, description, keywords, path, type, jsonLd }} />;
}

function requireBody(data: Data): ContentBody {
  if (!data.markdownRemark)
    throw new Error("The markdown of this page is missing: run npx gatsby clean");
  return data.markdownRemark.contentBody;
}

export const query = graphql`
  query ContentPage($id: String!) {
    markdownRemark(id: { eq: $id }) {
      contentBody {
        lead
        headings {
          id
          text
        }
        parts {
          layout
          id
          title
          html
          entries {
            id
            title
            html
          }
        }
      }
    }
  }
`;
