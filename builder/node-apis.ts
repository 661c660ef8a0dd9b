// The functions that Gatsby calls during a build (gatsby-node.ts).

export { onPreExtractQueries } from "./check-links";
export { createPages } from "./pages/create-pages";
export { preprocessSource } from "./patches/gatsby";
export { onPostBootstrap, onPostBuild } from "./outputs/written-files";
export { createResolvers, createSchemaCustomization } from "./schema";
export { sourceNodes } from "./source/source-nodes";
export { onCreateWebpackConfig } from "./webpack";
