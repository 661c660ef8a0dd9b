import { authorsEndpoint } from "../../src/shared/contract/authors";
import { monthlyComplaintsEndpoint } from "../../src/shared/contract/complaint-trends";
import { iposEndpoint } from "../../src/shared/contract/ipos";
import { jobsEndpoint } from "../../src/shared/contract/jobs";
import { redirectsEndpoint } from "../../src/shared/contract/redirects";
import { createAuthor, createIpo, createPost, type SampleContent } from "./content-api";

export type Change = (content: SampleContent, random: () => number) => void;

/** Changes by editors for content of any size; `random` returns a number in [0, 1). */
export const CHANGES: Record<string, Change> = {
  "edit a text": ({ posts }, random) => {
    const post = pickOne(posts, random);
    if (post) post.content = `<h2>Part</h2><p>Words of ${Math.floor(random() * 1e9)}.</p>`;
  },
  retitle: ({ posts }, random) => {
    const post = pickOne(posts, random);
    if (post) post.title = `Title ${Math.floor(random() * 1e9)} & more`;
  },
  "change a slug": ({ posts }, random) => {
    const post = pickOne(posts, random);
    if (post) post.slug = `moved-${Math.floor(random() * 1e9)}`;
  },
  "move a post": ({ posts, optional }, random) => {
    const post = pickOne(posts, random);
    if (!post) return;
    const from = `/blog/${post.slug}/`;
    post.slug = `moved-${Math.floor(random() * 1e9)}`;
    addRedirect(optional, { from, to: `/blog/${post.slug}/` });
  },
  "unpublish a post": ({ posts, optional }, random) => {
    const [post] = posts.length > 1 ? posts.splice(Math.floor(random() * posts.length), 1) : [];
    if (!post) return;
    const { slug, category } = post;
    addRedirect(optional, { from: `/blog/${slug}/`, to: null, gone: true, category });
  },
  "change a date": ({ posts }, random) => {
    const post = pickOne(posts, random);
    if (post) post.date = `2025-0${1 + Math.floor(random() * 9)}-15`;
  },
  "give a picture": ({ posts }, random) => {
    const post = pickOne(posts, random);
    const name = Math.floor(random() * 1e9);
    if (post) post.thumbImage = { secure_url: `https://media.example/${name}.jpg`, alt: "Sample" };
  },
  "choose what to read next": ({ posts }, random) => {
    const post = pickOne(posts, random);
    if (post) post.relatedPosts = [pickOne(posts, random)?._id ?? "", "gone"];
  },
  "touch a post": ({ posts }, random) => {
    const post = pickOne(posts, random);
    if (post) post.updatedAt = new Date(Date.UTC(2026, 10, 1) + random() * 1e9).toISOString();
  },
  "add a category": ({ categories }, random) => {
    const number = Math.floor(random() * 1e9);
    categories.push({ _id: `c${number}`, blogCategoryName: `Category ${number}` });
  },
  "rename a category": ({ categories, posts }, random) => {
    const category = pickOne(categories, random);
    if (!category) return;
    category.blogCategoryName = `Renamed ${Math.floor(random() * 1e9)}`;
    for (const post of posts) if (post.category?._id === category._id) post.category = category;
  },
  "move a post to another category": ({ categories, posts }, random) => {
    const post = pickOne(posts, random);
    if (post) post.category = pickOne(categories, random) ?? null;
  },
  "remove a category": ({ categories, posts }, random) => {
    const [gone] = categories.splice(Math.floor(random() * categories.length), 1);
    for (const post of posts) if (post.category?._id === gone?._id) post.category = null;
  },
  "change the team": ({ employees }, random) => {
    const number = Math.floor(random() * 1e9);
    if (random() < 0.3) employees.pop();
    else employees.push({ _id: `e${number}`, name: `Sample ${number}`, designation: "Analyst" });
  },
  "add an author": (content, random) => {
    const author = createAuthor(1 + Math.floor(random() * 1e9));
    getAuthors(content).push(author);
    const post = pickOne(content.posts, random);
    if (post) post.author = author.name.toUpperCase();
  },
  "change an author": (content, random) => {
    const author = pickOne(getAuthors(content), random);
    if (author) author.role = `Analyst of ${Math.floor(random() * 1e9)}`;
  },
  "rename an author": (content, random) => {
    const author = pickOne(getAuthors(content), random);
    if (author) author.name = `Renamed ${Math.floor(random() * 1e9)}`;
  },
  "give two authors one address": (content, random) => {
    const author = pickOne(getAuthors(content), random);
    if (author) author.slug = pickOne(getAuthors(content), random)?.slug ?? author.slug;
  },
  "change a post's author": (content, random) => {
    const post = pickOne(content.posts, random);
    if (post) post.author = pickOne(getAuthors(content), random)?.name ?? "Somebody";
  },
  "remove an author": (content, random) => {
    const authors = getAuthors(content);
    if (authors.length > 1) authors.splice(Math.floor(random() * authors.length), 1);
  },
  "add an IPO": (content, random) => {
    getIpos(content).push(createIpo(1 + Math.floor(random() * 1e9)));
  },
  "review an IPO": (content, random) => {
    const ipo = pickOne(getIpos(content), random);
    if (ipo) ipo.review = `Review ${Math.floor(random() * 1e9)}`;
  },
  "rename an IPO": (content, random) => {
    const ipo = pickOne(getIpos(content), random);
    if (ipo) ipo.company = `Renamed ${Math.floor(random() * 1e9)}`;
  },
  "move a day of an IPO": (content, random) => {
    const ipo = pickOne(getIpos(content), random);
    if (ipo) ipo.listingDate = `2026-12-${10 + Math.floor(random() * 20)}`;
  },
  "remove an IPO": (content, random) => {
    const ipos = getIpos(content);
    if (ipos.length > 1) ipos.splice(Math.floor(random() * ipos.length), 1);
  },
  "change the jobs": ({ optional }, random) => {
    const number = Math.floor(random() * 1e9);
    optional[jobsEndpoint.path] = [{ _id: `j${number}`, title: `Position ${number}` }];
  },
  "lose the call of the jobs": ({ optional }) => {
    Reflect.deleteProperty(optional, jobsEndpoint.path);
  },
  "change the complaints": ({ optional }, random) => {
    const received = Math.floor(random() * 1e9);
    optional[monthlyComplaintsEndpoint.path] = [{ month: "October 2026", received }];
  },
  "add posts": ({ categories, posts }, random) => {
    for (let count = Math.ceil(random() * 12); count > 0; count--) {
      posts.unshift(
        createPost(Math.floor(random() * 1e6) + 100, pickOne(categories, random) ?? null),
      );
    }
  },
  "remove posts": ({ posts }, random) => {
    posts.splice(Math.floor(random() * posts.length), Math.ceil(random() * 3));
  },
  "remove all posts": ({ posts }) => {
    posts.length = 0;
  },
  "add the first post": ({ posts }) => {
    if (posts.length === 0) posts.push(createPost(1));
  },
};

/** Returns the list of the authors' call, which callers may change; empty without one. */
function getAuthors({ optional }: SampleContent): ReturnType<typeof createAuthor>[] {
  const { [authorsEndpoint.path]: known } = optional;
  return Array.isArray(known) ? known : [];
}

function getIpos({ optional }: SampleContent): ReturnType<typeof createIpo>[] {
  const { [iposEndpoint.path]: known } = optional;
  return Array.isArray(known) ? known : [];
}

function addRedirect(optional: SampleContent["optional"], redirect: object): void {
  const { [redirectsEndpoint.path]: known } = optional;
  optional[redirectsEndpoint.path] = [...(Array.isArray(known) ? known : []), redirect];
}

function pickOne<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}
