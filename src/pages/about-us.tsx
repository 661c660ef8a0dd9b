import { graphql, type PageProps } from "gatsby";
import { AboutView, aboutBreadcrumbs, about } from "../features/about/about-view";
import { OurTeam } from "../features/team/our-team";
import { createPageHead } from "../app/page-head";

/** The firm, its management and its team (ABT-01 … ABT-05). */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  return (
    <AboutView>
      <OurTeam employees={data.allEmployee.nodes} />
    </AboutView>
  );
}

export const Head = createPageHead({ meta: about.meta, breadcrumbs: aboutBreadcrumbs });

export const query = graphql`
  query AboutPage {
    allEmployee(sort: { order: ASC }) {
      nodes {
        apiId
        name
        designation
        description
        image
      }
    }
  }
`;
