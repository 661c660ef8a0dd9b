import { mergeTests } from "@playwright/test";
import { paths } from "../../src/shared/domain/paths";
import { toSlugSegment } from "../../src/shared/domain/slug";
import { expect, openPage, test as visitorTest } from "../support/visitor";
import { removeDoc, makeName } from "./cms-client";
import { test as postTest } from "./post-test";
import { toBody } from "./rich-text";

const test = mergeTests(visitorTest, postTest);
// The page gets this status if the CMS takes more than 2 s, and retries.
test.use({ expectedErrors: /status of 503/ });

test("PST-04 a post published after the build opens at its address and leads the list", async ({
  page,
  request,
  admin,
  newPost,
}) => {
  const title = makeName("Published a moment ago");
  const post = await newPost({
    title,
    // Addresses cannot contain this slug, so the page has another name.
    slug: makeName("Q2 results & outlook"),
    date: "2026-12-31",
    content: toBody("Words of a post that no build knows yet."),
  });
  const path = paths.blog(toSlugSegment(post.slug));

  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  expect(await (await request.get(path)).text()).toContain("Loading...");

  await openPage(page, path);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Words of a post that no build knows yet.");
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  await openPage(page, "/blogs/");
  const first = page.locator("main article").first();
  await expect(first.getByRole("heading")).toHaveText(title);
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await removeDoc(admin, "posts", post.id);
  // The site server caches an API response for a second.
  await expect.poll(async () => (await request.get(path)).status()).toBe(410);
});
