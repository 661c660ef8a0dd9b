import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { blogArticleFields, blogCardFields } from "../src/shared/domain/blog";
import { createMarkdownResolver } from "./markdown";
import { createSitemapResolver } from "./outputs/written-files";

// Pages query only interfaces, so that they do not depend on the source, and an empty CMS still builds.
const POSTS = `
  type BlogCard { ${printFields(blogCardFields)} }

  interface BlogPost implements Node {
    id: ID!
    ${printFields(blogArticleFields)}
    "The post's id in the API."
    apiId: String!
    categoryId: String
    "Key of its author's record; null without an author."
    authorKey: String
    "Ids of the posts that its editor chose to follow it."
    related: [String!]!
    "Time of its last save, for the sitemap."
    updatedAt: String
    card: BlogCard!
    "The card for createPages, where no fragment can name its fields."
    cardJson: JSON! @proxy(from: "card")
  }
`;

const CONCRETE = {
  ApiBlogPost: "BlogPost",
  ApiBlogCategory: "BlogCategory",
  ApiEmployee: "Employee",
  ApiLastResponse: "LastResponse",
};

/** Gatsby's createSchemaCustomization: creates the interfaces and one node type for each. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  const interfaces = readFileSync(resolve("builder/schema.graphql"), "utf8") + POSTS;
  const types = Object.entries(CONCRETE).map(
    ([type, name]) =>
      `type ${type} implements Node & ${name} @dontInfer {${readFields(name, interfaces)}}`,
  );
  actions.createTypes([interfaces, ...types]);
}

/** Gatsby's createResolvers: adds computed fields to queries. */
export function createResolvers(args: CreateResolversArgs): void {
  createMarkdownResolver(args);
  createSitemapResolver(args);
}

function readFields(name: string, interfaces: string): string {
  const match = new RegExp(`interface ${name} implements Node \\{([^}]*)\\}`).exec(interfaces);
  if (!match?.[1]) throw new Error(`builder/schema.graphql has no interface ${name}: add it`);
  return match[1];
}

function printFields(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, type]) => `${name}: ${type}`)
    .join(" ");
}
