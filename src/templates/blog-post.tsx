import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { BlogPostContext } from "../shared/domain/page-context";
import { paths } from "../shared/domain/paths";
import { BlogPostView } from "../features/blog/blog-post-view";
import { RelatedPosts } from "../features/blog/related-posts";
import { createBreadcrumbList } from "../app/json-ld/breadcrumb-list";
import { createArticleData, createPostBreadcrumbs } from "../features/blog/article-data";
import { SeoHead } from "../app/page-head";

type Data = Queries.BlogPostPageQuery;

/** A built post (PST-01) with links to its author (PST-08) and other posts (PST-07). */
export default function BlogPostPage({ data, pageContext }: PageProps<Data, BlogPostContext>) {
  return (
    <>
      <BlogPostView
        post={requirePost(data)}
        author={pageContext.author}
        certificate={pageContext.certificate}
      />
      <RelatedPosts posts={pageContext.related} />
    </>
  );
}

/** Gatsby's Head from the post's SEO fields, or else from its title, summary and thumbnail. */
export function Head({ data, pageContext }: HeadProps<Data, BlogPostContext>) {
  const post = requirePost(data);
  return (
    <SeoHead
      title={post.metaTitle ?? post.title}
      description={post.metaDescription ?? (post.description || post.title)}
      path={paths.blog(post.segment)}
      image={post.metaImage ?? post.thumbnail?.url}
      type="article"
      jsonLd={[
        createBreadcrumbList(createPostBreadcrumbs(post)),
        createArticleData(post, pageContext.author),
      ]}
    />
  );
}

function requirePost({ blogPost }: Data) {
  if (!blogPost) throw new Error("The post of this page is missing: run npx gatsby clean");
  return blogPost;
}

export const query = graphql`
  query BlogPostPage($id: String!) {
    blogPost(id: { eq: $id }) {
      ...BlogArticle
    }
  }
`;
