import { graphql, type PageProps } from "gatsby";
import { about } from "../config/about";
import { paths } from "../config/paths";
import { AboutView, aboutTrail } from "../features/about/about-view";
import { OurTeam } from "../features/team/our-team";
import { breadcrumbList } from "../layout/json-ld/breadcrumb-list";
import { SeoHead } from "../layout/seo-head";

/** The firm, its management and its team (ABT-01 … ABT-05). */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  return (
    <AboutView>
      <OurTeam employees={data.allEmployee.nodes} />
    </AboutView>
  );
}

export function Head() {
  return <SeoHead {...about.meta} path={paths.about()} jsonLd={breadcrumbList(aboutTrail)} />;
}

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
