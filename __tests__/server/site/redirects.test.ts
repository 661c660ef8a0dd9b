import { createSiteServer } from "../../../server/site/create-site-server";
import { folderSource } from "../../../server/site/release-source";
import { writeBuiltSite } from "../../support/built-site";
import { removeFolder } from "../../support/temporary-folder";

const redirects = [
  { from: "/old-name", to: "/about-us/" },
  { from: "/Stock-Tips–Earlier", to: "/Stock-Tips–Sample" },
  { from: "/faq", to: "/about-us/" },
];

let root: string;
beforeAll(async () => {
  root = await writeBuiltSite(redirects);
});
afterAll(() => removeFolder(root));

const serve = () => createSiteServer({ source: folderSource(root), apiHost: "http://127.0.0.1:9" });

test.each([
  ["/old-name", "/about-us/"],
  ["/old-name/", "/about-us/"],
  ["/OLD-NAME?utm=1", "/about-us/?utm=1"],
  [`/${encodeURIComponent("Stock-Tips–Earlier")}`, "/Stock-Tips%E2%80%93Sample"],
  [`/${encodeURIComponent("Stock-Tips–Earlier")}/`.toLowerCase(), "/Stock-Tips%E2%80%93Sample"],
])("ROU-04 the earlier address %s moves for good to %s", async (path, location) => {
  const app = await serve();
  const answer = await app.inject(path);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  await app.close();
});

test("ROU-01 a page that exists is never redirected, and an unknown path stays a 404", async () => {
  const app = await serve();
  expect((await app.inject("/FAQ")).statusCode).toBe(200);
  expect((await app.inject("/old-names")).statusCode).toBe(404);
  await app.close();
});
