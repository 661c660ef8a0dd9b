import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { blogArticleFields, blogCardFields } from "../shared/domain/blog";

// Pages query only the interfaces: they do not depend on the source, and an empty CMS still builds.
// The fields of posts are named once, with the code that fills them (src/shared/domain/blog.ts).
const POSTS = `
  type BlogCard { ${sdl(blogCardFields)} }

  interface BlogPost implements Node {
    id: ID!
    ${sdl(blogArticleFields)}
    "The id that the API knows it by."
    apiId: String!
    categoryId: String
    "By which its author's record is found; null without an author."
    authorKey: String
    "What its editor chose to follow it, by the API's ids."
    related: [String!]!
    "When it was last saved, for the sitemap."
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

export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  const interfaces = readFileSync(resolve("src/gatsby/schema.graphql"), "utf8") + POSTS;
  const types = Object.entries(CONCRETE).map(
    ([type, name]) =>
      `type ${type} implements Node & ${name} @dontInfer {${readFields(name, interfaces)}}`,
  );
  actions.createTypes([interfaces, ...types]);
}

function readFields(name: string, interfaces: string): string {
  const match = new RegExp(`interface ${name} implements Node \\{([^}]*)\\}`).exec(interfaces);
  if (!match?.[1]) throw new Error(`The schema has no interface ${name}`);
  return match[1];
}

function sdl(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, type]) => `${name}: ${type}`)
    .join(" ");
}
