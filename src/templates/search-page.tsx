import { graphql, type PageProps } from "gatsby";
import { createBreadcrumbs, createPageHead } from "../app/page-head";
import { SearchBrowse } from "../features/search/search-browse";
import { SearchView } from "../features/search/search-view";
import { searchText } from "../features/search/text";
import { SEARCH_FIELD } from "../layout/header";
import type { SearchPageContext } from "../shared/domain/page-context";
import { paths } from "../shared/domain/paths";
import { PageHero } from "../ui/page-hero";

const breadcrumbs = createBreadcrumbs(searchText.hero.title, paths.search());

/** The search (FND-01 to FND-06) above a list of categories, questions and pages. */
export default function SearchPage(
  props: PageProps<Queries.SearchCategoriesQuery, SearchPageContext>,
) {
  const { data, pageContext } = props;
  const categories = data.allBlogCategory.nodes.map(({ name, segment }) => ({
    title: name,
    path: paths.blogCategory(segment),
  }));
  return (
    <>
      <PageHero {...searchText.hero} breadcrumbs={breadcrumbs} />
      <SearchView id={SEARCH_FIELD}>
        <SearchBrowse {...pageContext} categories={categories} />
      </SearchView>
    </>
  );
}

export const Head = createPageHead({ meta: searchText.meta, breadcrumbs });

export const query = graphql`
  query SearchCategories {
    allBlogCategory(sort: { order: ASC }) {
      nodes {
        name
        segment
      }
    }
  }
`;
