import { fetchPosts } from "../support/blog-api";
import { expect, expectNewTab, openPage, goTo, test } from "../support/visitor";

// The analysts of the seed have records, the desks have none.
const NAME = "Analyst A (sample)";
const PATH = "/blog/author/analyst-a-sample/";

test("PST-08 a post links to its author, who links to posts @full", async ({ page, request }) => {
  const posts = (await fetchPosts(request)).filter(({ author }) => author === NAME);
  await openPage(page, `/blog/${posts[0]?.slug}/`);
  await page.getByRole("article").getByRole("link", { name: NAME }).click();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(NAME);
  for (const text of [
    ...["Research analyst, equity (sample)", "Master of Commerce", "NISM-000000000000 (sample)"],
    ...[/Valid until \d{1,2} [A-Z][a-z]+ 20\d\d/, /Sample statement: holds no share/],
  ]) {
    await expect(main).toContainText(text);
  }
  const profile = main.getByRole("link", { name: "LinkedIn (sample)" });
  await expectNewTab(profile, "https://www.linkedin.example/in/analyst-a-sample");

  const cards = main.getByRole("article").getByRole("heading");
  await expect(cards).toHaveText(posts.slice(0, 10).map(({ title }) => title));
  await main.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(new RegExp(`${PATH}page/2/$`));
  await expect(cards).toHaveText(posts.slice(10).map(({ title }) => title));
});

test("PST-08 an author without a record has no link, and an unknown author is a 404", async ({
  staticPage: page,
  request,
}) => {
  await goTo(page, "/blog/how-to-complain-scores-and-odr/");
  await expect(page.getByRole("article")).toContainText("By Compliance Desk (sample)");
  await expect(page.getByRole("link", { name: /Desk/ })).toHaveCount(0);
  expect((await request.get("/blog/author/nobody/")).status()).toBe(404);
});
