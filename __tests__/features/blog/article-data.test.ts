/** @jest-environment jsdom */
import { createArticleData } from "../../../src/features/blog/article-data";
import { blogsEndpoint } from "../../../src/shared/contract/blogs";
import { describeBlog } from "../../../src/shared/domain/blog";

test("FND-09 a post without an author names none to search engines", () => {
  const [post, anonymous] = blogsEndpoint
    .read([
      { _id: "1", slug: "a", author: "Research desk" },
      { _id: "2", slug: "b" },
    ])
    .items.map((each) => describeBlog(each).article);
  if (!post || !anonymous) throw new Error("Two posts are expected.");
  const person = { "@type": "Person", name: "Research desk" };
  expect(createArticleData(post, "desk").author).toMatchObject(person);
  expect(createArticleData(post, null).author).toEqual({ ...person, "@type": "Organization" });
  expect(createArticleData(anonymous, null).author).toBeUndefined();
});
