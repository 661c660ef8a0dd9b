// Gains: 2 s of a build from scratch. Gatsby runs page queries after webpack and then waits for pictures.
// For Gatsby 5.16; drop it when Gatsby starts picture jobs before webpack.

import type { ParentSpanPluginArgs } from "gatsby";
import { isKnownGatsby, loadQueries } from "../gatsby/gatsby-internals";

/** Runs the queries with pictures while webpack compiles. Gatsby does not repeat a picture's job. */
export function startImageJobs({ reporter }: ParentSpanPluginArgs): void {
  if (process.env.gatsby_executing_command !== "build" || !isKnownGatsby()) return;
  const { store, createGraphQLRunner } = loadQueries();
  const queries = [...store.getState().components.values()].map(({ query }) => query);
  const graphql = createGraphQLRunner(store, reporter);
  for (const query of queries.filter((each) => each.includes("gatsbyImageData"))) {
    // Gatsby runs the query again and then reports its errors.
    graphql(query, {}).catch(() => undefined);
  }
}
