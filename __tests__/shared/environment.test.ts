import { readFileSync } from "node:fs";
import * as v from "valibot";
import { readEnvironment } from "../../src/shared/environment/environment";
import { EnvironmentSchema } from "../../src/shared/environment/schema";
import { blogListOf, blogSlugOf, encodePath, paths } from "../../src/shared/paths";
import { routePaths } from "../support/site-routes";

test("BLD-06 the API host is configuration, the embedded CMS its default", () => {
  expect(readEnvironment({}).apiHost).toBe("http://127.0.0.1:3001");
  expect(readEnvironment({ CMS_PORT: "4001", GATSBY_API_HOST: "" }).apiHost).toBe(
    "http://127.0.0.1:4001",
  );
  expect(readEnvironment({ GATSBY_API_HOST: "https://api.firm.example/" }).apiHost).toBe(
    "https://api.firm.example",
  );
});

test("BLD-06 .env.example explains every setting and shows its default", () => {
  const paragraphs = readFileSync(".env.example", "utf8").split(/\n(?=#)/);
  const explained = paragraphs.filter((text) => /^#(?! ---)/.test(text)).join("\n");
  const shown = [...explained.matchAll(/^([A-Z][A-Z\d_]*)=(.*)$/gm)];
  const defaults = Object.entries(v.getDefaults(EnvironmentSchema));
  expect(shown.map(([, name, value]) => [name, value]).sort()).toEqual(
    defaults.map(([name, value = ""]) => [name, value]).sort(),
  );
});

test("BLD-06 what is not set has these values", () => {
  expect(readEnvironment({})).toMatchObject({
    ...{ databaseUrl: null, payloadSecret: undefined, browserApiHost: "", browserVideoSearch: "" },
    ...{ seed: true, mediaUrl: "", siteOrigins: [], s3: null },
    mail: {
      smtp: null,
      from: { name: "Website", address: "website@localhost" },
      to: { "Partner with Us": ["enquiries@localhost"] },
    },
    videoSearch: null,
    videoPictureHost: "https://i.ytimg.com",
  });
});

test("EDT-05 the CMS's own origin may frame a preview, and none where it is not known", () => {
  const framing = (env: NodeJS.Dict<string>) => readEnvironment(env).cmsOrigins;
  const here = ["http://localhost:4001", "http://127.0.0.1:4001"];
  expect(framing({ CMS_PORT: "4001" })).toEqual(here);
  expect(framing({ CMS_PORT: "4001", GATSBY_API_HOST: "http://127.0.0.1:4001" })).toEqual(here);
  expect(framing({ CMS_ORIGIN: "https://cms.firm.example/" })).toEqual([
    "https://cms.firm.example",
  ]);
  expect(framing({ SITE_URL: "https://www.firm.example" })).toEqual([]);
  expect(framing({ GATSBY_API_HOST: "https://api.firm.example" })).toEqual([]);
});

test("BLD-06 what is set is read as a whole", () => {
  const video = { VIDEO_SEARCH_URL: "https://v/s", VIDEO_SEARCH_KEY: "k", VIDEO_CHANNEL_ID: "c" };
  const sets = { ...video, MAIL_FROM: " A B < a@b > ", SITE_URL: "https://a//", CMS_SEED: "0" };
  expect(readEnvironment({ ...sets, VIDEO_PICTURE_HOST: "http://localhost/a" })).toMatchObject({
    videoSearch: { url: "https://v/s", key: "k", channelId: "c", perDay: 500 },
    mail: { from: { name: "A B", address: "a@b" } },
    ...{ siteUrl: "https://a", seed: false, videoPictureHost: "http://localhost" },
  });
  expect(readEnvironment({ VIDEO_CHANNEL_ID: "c", MAIL_FROM: "a@b" })).toMatchObject({
    videoSearch: null,
    mail: { from: { name: "", address: "a@b" } },
  });
});

const SECRET = "a".repeat(32);
test.each([
  ["PORT", ["1", "65535"], ["0", "65536", "1.5", "1x", "x1"]],
  ["HOST", ["fd00::1", "a-b.example"], ["a b", "a/b", "/a"]],
  ["CMS_SEED", ["0", "1"], ["2", "yes"]],
  ["SITE_URL", ["https://a.example", "http://a"], ["ahttp://a", "https://", "ftp://a"]],
  ["S3_ENDPOINT", [], ["a"]],
  ["REBUILD_WEBHOOK_URL", ["off", "http://a/b"], ["offline", "a"]],
  [
    "VIDEO_PICTURE_HOST",
    ["off", "https://a/b", "http://[::1]:1", "http://127.0.0.1"],
    ["http://a"],
  ],
  [
    "GATSBY_VIDEO_SEARCH_URL",
    ["/a", "https://a/b"],
    ["https://a?b", "a/b", "ahttps://a", "https://"],
  ],
  ["SITE_ORIGINS", ["https://a, http://b,"], ["https://a, b", ","]],
  ["DATABASE_URL", ["postgres://a@b/c", "postgresql://a"], ["apostgres://a", "postgres://a b"]],
  ["TRUSTED_PROXIES", ["loopback,linklocal", "10.0.0.1, ::1/128"], ["10.0.0.0/40", "proxy"]],
  [
    "WEBHOOK_SECRETS",
    [SECRET, `whsec_${SECRET}==`],
    [`${SECRET}===`, `-${SECRET}`, "a".repeat(31)],
  ],
  ["MAIL_TO", ["a@b, c@d"], ["a", "a@b c", "a@b@c", "<a@b", "a b@c"]],
  ["MAIL_FROM", ["a@b", "A B <a@b>"], ["<a@b> A", "A <a@b", "a", "A, B <a@b>", "A\n<a@b>"]],
  ["S3_BUCKET", ["a-b.c", "a".repeat(63)], ["-ab", "ab-", "a", "a".repeat(64), "a_b", "A-b"]],
  ["CMS_LOG_LEVEL", ["trace", "debug", "info", "warn", "error", "fatal", "silent"], ["all"]],
  ["ADAPTER", ["release", "netlify"], ["other"]],
  ["REBUILD_TOKEN", ["a".repeat(24)], ["a".repeat(23)]],
])("BLD-06 %s may be each of %j, and none of %j", (name, taken, refused) => {
  const alone = (value: string) => () => readEnvironment({ [name]: value });
  for (const value of taken) expect(alone(value)).not.toThrow(`${name} must`);
  for (const value of refused) expect(alone(value)).toThrow(`${name} must`);
});

test("ROU-04 paths are encoded once, however they come", () => {
  const path = "/Stock-Market-Tips-Provider–Stockneev";
  const encoded = "/Stock-Market-Tips-Provider%E2%80%93Stockneev";
  expect([path, encoded, "/100%/"].map(encodePath)).toEqual([encoded, encoded, "/100%25/"]);
});

test("ROU-01 the site's paths are those of the route list", () => {
  const fixed = Object.values<(...values: never[]) => string>(paths)
    .filter((path) => path.length === 0)
    .map((path) => path());
  const ours = ["/offline-plugin-app-shell-fallback/", "/preview/"];
  expect([...routePaths, ...ours]).toEqual(expect.arrayContaining(fixed));
});

test("BLG-01 posts and list pages have their own addresses, which are read again", () => {
  const lists = [1, 2].flatMap((page) => [paths.blogsPage(page), paths.blogCategory("ipo", page)]);
  expect([...lists, paths.blog("a")]).toEqual([
    ...["/blogs/", "/blogs/category/ipo/", "/blogs/page/2/", "/blogs/category/ipo/page/2/"],
    "/blog/a/",
  ]);
  expect(lists.map(blogListOf)).toEqual([
    { segment: null, page: 1 },
    { segment: "ipo", page: 1 },
    { segment: null, page: 2 },
    { segment: "ipo", page: 2 },
  ]);
  expect(["/blogs", "/blogs/page/10"].map((path) => blogListOf(path)?.page)).toEqual([1, 10]);
  for (const path of ["page/1/", "page/05/", "page/1000000/", "page/1x/", "category/", "a/"]) {
    expect([blogListOf(`/blogs/${path}`), blogListOf(`/a/blogs/${path}`)]).toEqual([null, null]);
  }
  const posts = ["/blog/a%20b/", "/blog/100%", "/blog/", "/blog/a/b", "/a/blog/a", "/blogs/"];
  expect(posts.map(blogSlugOf)).toEqual(["a b", "100%", null, null, null, null]);
});
