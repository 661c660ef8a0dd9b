import type { ParentSpanPluginArgs } from "gatsby";
import { isKnownGatsby, queryInternals } from "../../../publisher/build/gatsby/gatsby-internals";

/**
 * Asks the queries of pages that have pictures, so that these are made while webpack compiles: Gatsby asks
 * them after it, and then waits. The job of a picture that is asked for twice is one.
 */
export async function startImageJobs({ reporter }: ParentSpanPluginArgs): Promise<void> {
  if (process.env.gatsby_executing_command !== "build" || !isKnownGatsby()) return;
  const { store, createGraphQLRunner } = queryInternals();
  const queries = [...store.getState().components.values()].map(({ query }) => query);
  const graphql = createGraphQLRunner(store, reporter);
  await Promise.all(
    queries.filter((query) => query.includes("gatsbyImageData")).map((query) => graphql(query, {})),
  );
}
