import { hashPage, type PageDigests } from "../pages/page-digests";
import type { GatsbyInternals } from "./gatsby-internals";

type GraphQLRunner = ReturnType<GatsbyInternals["createGraphQLRunner"]>;

/** Creates only new or changed pages: comparing 10,000 takes seconds. Returns all hashes. */
export async function createPages(
  { store, runApi, deletePage, apiFinished }: GatsbyInternals,
  graphql: GraphQLRunner,
  previous: PageDigests["before"] | undefined,
  { changed, onChange }: Pick<PageDigests, "changed" | "onChange">,
): Promise<PageDigests["now"]> {
  const { pages } = store.getState();
  const ownPages = [...pages.values()].filter((page) => !page.isCreatedByStatefulCreatePages);
  const before = previous ?? new Map(ownPages.map((page) => [page.path, hashPage(page)]));
  const pageDigests: PageDigests = { before, now: new Map(), changed, onChange };
  const waitForCascadingActions = true;
  await runApi("createPages", {
    ...{ graphql, pageDigests, waitForCascadingActions },
    traceId: "increment-createPages",
  });
  for (const page of ownPages) {
    if (!pageDigests.now.has(page.path)) store.dispatch(deletePage(page));
  }
  store.dispatch(apiFinished({ apiName: "createPages" }));
  return pageDigests.now;
}
