import { expect, test } from "../support/visitor";

test("the kitchen sink is no part of the site", async ({ request }) => {
  expect((await request.get("/kitchen-sink/")).status()).toBe(404);
  expect((await request.get("/page-data/kitchen-sink/page-data.json")).status()).toBe(404);
  expect(await (await request.get("/sitemap-0.xml")).text()).not.toContain("kitchen-sink");
});
