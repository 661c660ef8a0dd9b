import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test, type APIRequestContext } from "@playwright/test";
import { signedIn } from "./cms-client";
import { runSetup } from "./running-cms";

// Runs the real set-up a second time over the database of the running CMS.

const cms = path.join(process.cwd(), "cms");
let editor: APIRequestContext;
test.beforeAll(async () => {
  editor = await signedIn();
});
test.afterAll(() => editor.dispose());

type Doc = { id: number; updatedAt: string; slug?: string };

async function list(collection: string, query = ""): Promise<Doc[]> {
  const answer = await editor.get(`/cms/api/${collection}?limit=500&depth=0&sort=id&${query}`);
  const { docs } = (await answer.json()) as { docs: Doc[] };
  return docs.map(({ id, updatedAt, slug }) => ({ id, updatedAt, slug }));
}

/** What the seed made and no other test changes. */
async function snapshot() {
  const files = await readdir(path.join(cms, "src/seed/posts"));
  const slugs = new Set(files.map((file) => file.replace(/\.md$/, "")));
  const collections = [
    "reviews",
    "ipos",
    "upcoming-ipos",
    "videos",
    "reports",
    "jobs",
    "employees",
  ];
  return {
    posts: (await list("posts")).filter(({ slug }) => slugs.has(slug ?? "")),
    others: await Promise.all(collections.map((collection) => list(collection))),
  };
}

test("a second seed changes nothing and keeps what an editor changed or deleted", async () => {
  test.setTimeout(90_000);
  const [review] = await list("reviews");
  const upcoming = (await list("upcoming-ipos")).at(-1);
  const words = "Sample review: an editor has changed these words.";
  await editor.patch(`/cms/api/reviews/${review?.id}`, { data: { text: words } });
  const kept = (await (
    await editor.get(`/cms/api/upcoming-ipos/${upcoming?.id}`)
  ).json()) as object;
  await editor.delete(`/cms/api/upcoming-ipos/${upcoming?.id}`);

  const before = await snapshot();
  expect(before.posts.length).toBeGreaterThanOrEqual(36);
  expect(await runSetup({ ...process.env, NODE_ENV: "production" })).toContain(
    "CMS sample content: nothing new",
  );
  expect(await snapshot()).toEqual(before);
  const after = await editor.get(`/cms/api/reviews/${review?.id}`);
  expect(await after.text()).toContain(words);

  await editor.post("/cms/api/upcoming-ipos", { data: kept });
});
