import { digestOfPage, type PageDigests } from "../../../src/gatsby/pages/page-digests";
import type { GatsbyInternals } from "./gatsby-internals";

type GraphQLRunner = ReturnType<GatsbyInternals["createGraphQLRunner"]>;

/**
 * Does what services/create-pages does in a full build, but only for new or changed pages: creating
 * and comparing ten thousand unchanged pages takes some seconds. Returns the hashes of all pages
 * for the next call.
 */
export async function createPages(
  { store, runApi, deletePage, apiFinished }: GatsbyInternals,
  graphql: GraphQLRunner,
  before: PageDigests["before"] | undefined,
  onChange: PageDigests["onChange"],
): Promise<PageDigests["now"]> {
  const { pages } = store.getState();
  const ours = [...pages.values()].filter((page) => !page.isCreatedByStatefulCreatePages);
  const known = before ?? new Map(ours.map((page) => [page.path, digestOfPage(page)]));
  const pageDigests: PageDigests = { before: known, now: new Map(), onChange };
  const waitForCascadingActions = true;
  await runApi("createPages", {
    ...{ graphql, pageDigests, waitForCascadingActions },
    traceId: "increment-createPages",
  });
  for (const page of ours) {
    if (!pageDigests.now.has(page.path)) store.dispatch(deletePage(page));
  }
  store.dispatch(apiFinished({ apiName: "createPages" }));
  return pageDigests.now;
}
