import { describeBlog } from "../../../src/shared/domain/blog";
import { hashBlogCard } from "../../../src/shared/domain/blog-signature";
import { blogsEndpoint } from "../../../src/shared/contract/blogs";

const post = {
  ...{ _id: "1", slug: "a b", title: "A post", author: "Asha", date: "2026-10-05" },
  ...{ content: `<h2>One</h2><p>${"two ".repeat(200)}</p>`, updatedAt: "2026-10-06" },
  category: { _id: "c", blogCategoryName: "IPO" },
  thumbImage: { secure_url: "/a", sizes: [{ url: "/s", width: 1, height: 1 }] },
};

function toPost(fields: object) {
  const [blog] = blogsEndpoint.read([fields]).items;
  if (!blog) throw new Error("The post cannot be read.");
  return blog;
}

test("BLG-04, PST-01, PST-03 card and page show a post's fields", () => {
  const base = "https://api.example";
  const shared = {
    ...{ segment: "a-b-4m7u2a", title: "A post", date: "2026-10-05", category: "IPO" },
    thumbnail: {
      ...{ url: `${base}/a`, width: null, height: null, alt: "" },
      sizes: [{ url: `${base}/s`, width: 1, height: 1 }],
    },
  };
  const signature = hashBlogCard(toPost(post));
  const excerpt = `One${" two".repeat(19)}...`;
  expect(describeBlog(toPost(post), base)).toEqual({
    card: { ...shared, author: "Asha", dateText: "Oct 05, 2026", excerpt, signature },
    article: {
      ...{ ...shared, author: "Asha", dateText: "5 October 2026" },
      ...{ revisedAt: null, revisedText: null, revisionNote: null },
      ...{ readTime: "2 min read", description: `One${" two".repeat(39)}…` },
      ...{ metaTitle: null, metaDescription: null, metaImage: null },
      html: post.content.replace("<h2>", '<h2 id="one">'),
      headings: [{ id: "one", text: "One" }],
      disclosure: null,
    },
    text: `One${" two".repeat(200)}`,
  });
});

test("BLG-04, PST-01 shows defaults for empty fields of a post", () => {
  const bare = { _id: "1", slug: "a", thumbImage: { secure_url: "https://b.example/a" } };
  const { card, article } = describeBlog(toPost(bare), "https://api.example");
  expect(card).toMatchObject({
    author: "Unknown",
    dateText: "no date",
    category: null,
    excerpt: "",
  });
  expect(card.thumbnail?.url).toBe("https://b.example/a");
  expect(article).toMatchObject({
    author: "Unknown Author",
    dateText: null,
    readTime: "1 min read",
  });
  expect(describeBlog(toPost({ ...bare, date: "someday" })).article.dateText).toBe("someday");
});

test("EDT-06 texts for search engines do not change what the page shows", () => {
  const meta = { metaTitle: "For search", metaDescription: "Why to read it" };
  const metaImage = { secure_url: "/share.webp" };
  const base = "https://api.example";
  const plain = describeBlog(toPost(post), base);
  const { card, article } = describeBlog(toPost({ ...post, ...meta, metaImage }), base);
  expect(card).toEqual(plain.card);
  expect(article).toEqual({ ...plain.article, ...meta, metaImage: `${base}/share.webp` });
});

test("EDT-06 shared links show the smaller copy of the picture, or of the thumbnail", () => {
  const readImage = (pictures: object) =>
    describeBlog(toPost({ ...post, ...pictures }), "https://api.example").article.metaImage;
  const thumbImage = { secure_url: "/heavy.avif", social: "/heavy-1200x667.jpg" };
  expect(readImage({ thumbImage })).toBe("https://api.example/heavy-1200x667.jpg");
  const metaImage = { secure_url: "/share.png", social: "/share-1200x630.jpg" };
  expect(readImage({ thumbImage, metaImage })).toBe("https://api.example/share-1200x630.jpg");
  expect(readImage({ thumbImage: { secure_url: "/other.jpg" } })).toBeNull();
});

test.each([
  ["2025-03-15", "2025-03-15"],
  ["2025-03-14T20:00:00.000Z", "2025-03-15T01:30:00+05:30"],
  ["March 15, 2025", "2025-03-15"],
  ["2025/3/15", "2025-03-15"],
  ["1741977000", "2025-03-15"],
  ["Fri, 14 Mar 2025 18:30:00 GMT", "2025-03-15"],
  ["2025-02-31", null],
  ["someday", null],
])("FND-10 structured data has the date %j as %j", (date, expected) => {
  const { card, article } = describeBlog(toPost({ ...post, date }));
  expect([card.date, article.date]).toEqual([expected, expected]);
});

test.each([
  [{ revisedAt: "2026-10-06", revisionNote: "New fees." }, "6 October 2026"],
  [{ revisedAt: "2026-10-06", revisionNote: " " }, null],
  [{ revisionNote: "New fees." }, null],
  [{ revisedAt: "soon", revisionNote: "New fees." }, null],
])("PST-09 %j shows the revision date %s", (fields, revisedText) => {
  expect(describeBlog(toPost({ ...post, ...fields })).article.revisedText).toBe(revisedText);
});

test("PST-06 headings have unique ids that differ from those of the page", () => {
  const titles = ["Main", "A", "A", "A 2", "…", "शुल्क <em>और</em> कर", " "];
  const content = titles.map((title) => `<h2 id="evil">${title}</h2>`).join("");
  const { html, headings } = describeBlog(toPost({ ...post, content })).article;
  const ids = ["main-2", "a", "a-2", "a-2-2", "section", "शुल्क-और-कर"];
  expect(headings.map(({ id }) => id)).toEqual(ids);
  expect([...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
});

test.each<[object, boolean]>([
  [{}, false],
  ...["_id", "slug", "title", "author", "date", "content"].map((name): [object, boolean] => [
    { [name]: "another" },
    true,
  ]),
  [{ thumbImage: { secure_url: "/b" } }, true],
  [{ thumbImage: null }, true],
  [{ category: { _id: "c", blogCategoryName: "Bonds" } }, true],
  [{ category: null }, true],
  [{ updatedAt: "2026-10-07", content: `${post.content}<p>more</p>` }, false],
])("BLG-01 %j changes the hash of a card: %s", (changed, other) => {
  expect(hashBlogCard(toPost({ ...post, ...changed })) !== hashBlogCard(toPost(post))).toBe(other);
});

test("BLG-01 every field, even a new one, changes a card's hash, except those of the post's page", () => {
  const blog = { ...toPost(post), newField: "A field added later" };
  const ignored = Object.keys(blog).filter(
    (name) => hashBlogCard({ ...blog, [name]: "another" }) === hashBlogCard(blog),
  );
  const meta = ["metaDescription", "metaImage", "metaTitle"];
  const disclosure = ["holding", "kind", "priceDataAsOf"];
  const page = ["related", "revisedAt", "revisionNote", "securities", "updatedAt"];
  expect(ignored.sort()).toEqual([...disclosure, ...meta, ...page].sort());
});

test("BLG-01 text after a picture with long addresses changes a card's hash", () => {
  const picture = `<img src="/a.png" srcset="${"/a.png 1x, ".repeat(60)}">`;
  const [one, other] = ["One", "Other"].map((text) =>
    hashBlogCard(toPost({ ...post, content: `${picture}<p>${text}</p>` })),
  );
  expect(one).not.toBe(other);
});
