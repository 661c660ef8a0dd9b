export { createResolvers } from "./src/build/markdown";
export { createPages } from "./src/build/pages";
export { createSchemaCustomization } from "./src/build/schema";
export { sourceNodes } from "./src/build/source/source-nodes";
export { onCreateWebpackConfig } from "./src/build/webpack";
