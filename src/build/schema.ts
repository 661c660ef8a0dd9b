import type { CreateSchemaCustomizationArgs } from "gatsby";

// Pages ask the interfaces only: they do not know the source, and an empty CMS still builds.
const SDL = `
  type PictureSize { url: String! width: Int! height: Int! }
  type Picture { url: String! width: Int height: Int alt: String! sizes: [PictureSize!]! }

  type ContentHeading { id: String! text: String! }
  "A markdown page's body, its placeholders filled (src/build/markdown.ts)."
  type ContentBody { lead: String! parts: [ContentPart!]! headings: [ContentHeading!]! }
  type ContentPart {
    look: String!
    id: String!
    title: String!
    html: String!
    entries: [ContentEntry!]!
  }
  type ContentEntry { id: String! title: String! html: String! }

  "What a list shows of a post (BLG-04)."
  type BlogCard {
    signature: String!
    segment: String!
    title: String!
    excerpt: String!
    date: String
    dateText: String!
    author: String!
    thumbnail: Picture
    category: String
  }

  interface BlogPost implements Node {
    id: ID!
    segment: String!
    title: String!
    author: String!
    date: String
    dateText: String
    updatedAt: String
    readTime: String!
    description: String!
    html: String!
    thumbnail: Picture
    category: String
    categoryId: String
    card: BlogCard!
  }

  interface BlogCategory implements Node {
    id: ID!
    apiId: String!
    name: String!
    segment: String!
    order: Int!
  }

  interface Employee implements Node {
    id: ID!
    apiId: String!
    name: String!
    designation: String!
    description: String!
    image: String
    order: Int!
  }
`;

/** The concrete types repeat their interface's fields, as GraphQL asks. */
const CONCRETE = {
  ApiBlogPost: "BlogPost",
  ApiBlogCategory: "BlogCategory",
  ApiEmployee: "Employee",
};

/** Gatsby's createSchemaCustomization. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  const types = Object.entries(CONCRETE).map(
    ([type, name]) => `type ${type} implements Node & ${name} @dontInfer {${fieldsOf(name)}}`,
  );
  actions.createTypes([SDL, ...types]);
}

function fieldsOf(name: string): string {
  const match = new RegExp(`interface ${name} implements Node \\{([^}]*)\\}`).exec(SDL);
  if (!match?.[1]) throw new Error(`The schema has no interface ${name}`);
  return match[1];
}
