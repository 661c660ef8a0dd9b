import { expect, type APIRequestContext } from "@playwright/test";
import { redirectsEndpoint, type Redirect } from "../../src/shared/contract/redirects";
import { unique } from "./cms-client";
import { test } from "./cms-test";

type Post = { id: number; slug: string };

const path = (slug: string) => `/blog/${slug}/`;
/** A slug that no other test uses. */
const free = (name: string) => unique(name).replaceAll(" ", "-").toLowerCase();

/** What the contract says of an address; undefined where it is none of the past. */
async function leads(anyone: APIRequestContext, slug: string): Promise<Redirect | undefined> {
  const { items } = redirectsEndpoint.read(await (await anyone.get("/api/redirects")).json());
  return items.find(({ from }) => from === path(slug));
}

async function change(admin: APIRequestContext, { id }: { id: number }, data: object) {
  const answer = await admin.patch(`/cms/api/posts/${id}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

const published = (slug: string, fields: object = {}) => ({
  ...{ title: slug, slug, _status: "published" },
  ...fields,
});

test("EDT-01 each slug that a published post had leads to its present one, drafts to none", async ({
  admin,
  anyone,
  make,
}) => {
  const [a, b, c] = [free("a"), free("b"), free("c")];
  const post = await make<Post>("posts", published(a));
  await change(admin, post, { slug: b });
  expect(await leads(anyone, a)).toMatchObject({ to: path(b), gone: false });
  await change(admin, post, { slug: c });
  expect((await leads(anyone, a))?.to).toBe(path(c));
  expect((await leads(anyone, b))?.to).toBe(path(c));
  await change(admin, post, { slug: a });
  expect(await leads(anyone, a)).toBeUndefined();
  expect((await leads(anyone, b))?.to).toBe(path(a));

  const draft = await make<Post>("posts", { ...published(free("d")), _status: "draft" });
  await change(admin, draft, { slug: free("e"), _status: "draft" });
  expect(await leads(anyone, draft.slug)).toBeUndefined();
});

test("EDT-01 two posts may swap their slugs, and a new post takes an address from a redirect", async ({
  admin,
  anyone,
  make,
}) => {
  const [a, b, between] = [free("a"), free("b"), free("between")];
  const [first, second] = [
    await make<Post>("posts", published(a)),
    await make<Post>("posts", published(b)),
  ];
  await change(admin, first, { slug: between });
  await change(admin, second, { slug: a });
  await change(admin, first, { slug: b });
  expect(await leads(anyone, a)).toBeUndefined();
  expect(await leads(anyone, b)).toBeUndefined();
  expect((await leads(anyone, between))?.to).toBe(path(b));
  await make<Post>("posts", published(between));
  expect(await leads(anyone, between)).toBeUndefined();
});

test("EDT-02 a withdrawn post is gone with its category, or leads where its editor said", async ({
  admin,
  anyone,
  make,
}) => {
  const category = await make("categories", { name: unique("Category") });
  const [old, slug] = [free("old"), free("now")];
  const post = await make<Post>("posts", published(old, { category: category.id }));
  await change(admin, post, { slug });
  await change(admin, post, { _status: "draft" });
  for (const address of [old, slug]) {
    expect(await leads(anyone, address)).toMatchObject({
      ...{ to: null, gone: true },
      category: { id: String(category.id) },
    });
  }
  await change(admin, post, { _status: "published" });
  expect(await leads(anyone, slug)).toBeUndefined();
  expect((await leads(anyone, old))?.to).toBe(path(slug));

  await change(admin, post, { successor: "/blogs" });
  await change(admin, post, { deletedAt: new Date().toISOString() });
  expect(await leads(anyone, slug)).toMatchObject({ to: "/blogs/", gone: false });
  expect(await leads(anyone, old)).toMatchObject({ to: "/blogs/", gone: false });
  await admin.delete(`/cms/api/posts/${post.id}?trash=true`);
  expect(await leads(anyone, slug)).toMatchObject({ to: "/blogs/" });
});

test("EDT-01 what leads in a circle or elsewhere is refused in words", async ({ admin, make }) => {
  const [a, b, c] = [free("a"), free("b"), free("c")].map(path);
  await make("redirects", { from: a, page: b });
  await make("redirects", { from: b, page: c });
  for (const [from, page, words] of [
    [c, a, `This leads in a circle: ${c} → ${a} → ${b} → ${c}`],
    [c, c, `This leads in a circle: ${c} → ${c}`],
    [path(free("x")), "javascript:alert(1)", "Use an address of this site"],
    [path(free("x")), "//elsewhere.example/", "Use an address of this site"],
    ["/api/blogs/", "/blogs/", "Use an address of this site"],
    ["/", "/blogs/", "Use an address of this site"],
  ]) {
    const refused = await admin.post("/cms/api/redirects", { data: { from, page } });
    expect([refused.status(), await refused.text()]).toEqual([
      400,
      expect.stringContaining(words ?? ""),
    ]);
  }
});
