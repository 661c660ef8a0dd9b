import { mirrorRelease } from "../../publisher/static-host/mirror-release";
import { mirrorSwitches } from "../../publisher/static-host/mirror-switches";
import { toStaticObjects } from "../../publisher/static-host/static-objects";
import { createLogger } from "../../server/process/logger";
import { rollBack } from "../../publisher/release/switch";
import { readRelease } from "../../src/shared/node/release/release-store";
import { waitUntil } from "../../tools/wait-until";
import { SCRIPT, writeBuiltSite } from "../support/built-site";
import { readNetlifyRules } from "../support/netlify-rules";
import { startReleaseBucket, type TestBucket } from "../support/release-bucket";
import { createReleaseFolders } from "../support/release-folders";
import { writeFiles } from "../support/temporary-folder";

const releases = createReleaseFolders();
const API = "https://cms.example.com";
let bucket: TestBucket;

beforeEach(async () => void (bucket = await startReleaseBucket()));
afterEach(() => bucket.s3.stop());

const toHost = () => ({ bucket: bucket.settings, apiOrigin: API, cmsOrigins: [API] });
const getText = (key: string) => bucket.s3.objects.get(key)?.body.toString();
const toPage = (title: string) => `<!DOCTYPE html><title>${title}</title>`;

/** Responds like a static host: the object, else the folder's index.html, else 404.html. */
function readPage(path: string): [status: number, text: string, caching: string | undefined] {
  const key = decodeURI(path).replace(/^\/|\/$/g, "");
  const { objects } = bucket.s3;
  const found = objects.get(key) ?? objects.get(`${key}/index.html`.replace(/^\//, ""));
  const { body, caching } = found ?? objects.get("404.html") ?? { body: "" };
  return [found ? 200 : 404, body.toString(), caching];
}

test("SCA-06 a static host serves pages, types, caching, old addresses and the 404 page from objects", async () => {
  const root = await writeBuiltSite();
  const release = readRelease(root);
  await mirrorRelease({ id: "", root, release }, toHost());
  expect(readPage("/")[1]).toContain("<h1>Home</h1>");
  for (const path of ["/about-us", "/about-us/"]) expect(readPage(path)[1]).toContain("About us");
  expect(readPage(encodeURI("/blog/शेयर-बाज़ार/"))[1]).toContain("शेयर बाज़ार");
  expect(readPage("/about-us/")[2]).toBe("public, max-age=0, must-revalidate");
  expect(readPage(SCRIPT)[2]).toBe("public, max-age=31536000, immutable");
  expect(bucket.s3.objects.get("about-us/index.html")?.type).toBe("text/html; charset=utf-8");
  expect(bucket.s3.objects.get("static/0a1b2c/logo.svg")?.type).toBe("image/svg+xml");
  const [, , caching] = readPage("/");
  expect(readPage("/nowhere")).toEqual([404, expect.stringContaining("Page not found"), caching]);
  for (const [path, to] of [
    ["/old-name", "/about-us/"],
    [encodeURI("/Stock-Tips–Earlier/"), encodeURI("/Stock-Tips–Sample")],
    // The page that exists, not the redirect from its address.
    ["/faq", "/FAQ"],
  ] as const) {
    expect([path, readPage(path)[1]]).toEqual([
      path,
      expect.stringContaining(`<meta http-equiv="refresh" content="0; url=${to}">`),
    ]);
  }
  const old = toStaticObjects(release, toHost()).get("old-name/index.html");
  expect(old?.location).toBe("/about-us/");
});

test("SCA-06 _headers and _redirects have the rules that objects cannot express, in Netlify's format", async () => {
  const root = await writeBuiltSite();
  await mirrorRelease({ id: "", root, release: readRelease(root) }, toHost());
  const getRules = (name: string) => getText(name) ?? "";
  const folder = releases.inFolder("rules");
  await writeFiles(folder, { _headers: getRules("_headers"), _redirects: getRules("_redirects") });
  const { getHeaders, findRedirect, errors } = await readNetlifyRules(folder);
  expect(errors).toEqual([]);
  expect(getHeaders("/nowhere")).toMatchObject({
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  });
  expect(getHeaders("/inline/")["content-security-policy"]).toMatch(/script-src [^;]*'sha256-/);
  expect(getHeaders("/about-us/")["content-security-policy"]).toContain("script-src 'self';");
  expect(getHeaders("/preview/")["content-security-policy"]).toContain(`frame-ancestors ${API}`);
  expect(getHeaders(SCRIPT)["cache-control"]).toContain("immutable");
  expect(findRedirect("/api/jobs")).toEqual([`${API}/api/:splat`, 200, false]);
  expect(findRedirect("/old-name/")).toEqual(["/about-us/", 301, true]);
  expect(findRedirect("/withdrawn-page/")).toEqual(["/404.html", 410, true]);
  expect(findRedirect("/about-us/")).toBeUndefined();
  const alone = toStaticObjects(readRelease(root), { apiOrigin: null, cmsOrigins: [] });
  expect(alone.get("_redirects")?.text).not.toContain("/api/");
});

test("SCA-06 a switch sends changed objects, scripts first, and removes deleted ones, also after an upload that failed halfway", async () => {
  const script = "/app-abcdefabcdefabcdefab.js";
  const { id } = await releases.release(0);
  const mirrored: number[] = [];
  const mirroring = mirrorSwitches({
    releases: releases.folder,
    mirror: async (live) => {
      const count = await mirrorRelease(live, toHost());
      mirrored.push(count);
      return count;
    },
    log: createLogger("silent"),
    retryMs: 10,
  });
  await waitUntil(() => mirrored.length === 1);
  bucket.s3.requests.length = 0;
  const isPage = (request: string) => request === "PUT blog/new/index.html";
  let refused = 0;
  bucket.s3.refuse((request) => isPage(request) && (refused += 1) > 0);
  await releases.release(1, {
    "/about-us/index.html": toPage("Edited"),
    "/blog/new/index.html": toPage("New"),
    [script]: "two",
  });
  await waitUntil(() => refused > 0);
  const sent = bucket.s3.requests.filter((each) => /^PUT (?!objects)/.test(each));
  expect(sent[0]).toBe(`PUT ${script.slice(1)}`);
  // Rolled back before it was ever mirrored completely.
  await rollBack(releases.folder, id);
  await waitUntil(() => mirrored.length === 2);
  bucket.s3.refuse(() => false);
  expect(getText("about-us/index.html")).toContain("About us");
  for (const key of ["blog/new/index.html", script.slice(1)]) {
    expect([key, getText(key)]).toEqual([key, undefined]);
  }
  bucket.s3.requests.length = 0;
  await releases.release(2, { "/about-us/index.html": toPage("Edited") });
  await waitUntil(() => mirrored.length === 3);
  expect(bucket.written()).toEqual(["about-us/index.html", "objects.json", "objects.json"]);
  await mirroring.end();
  expect(mirrored[2]).toBe(1);
});
