import { openTestSite, createTestSite } from "../../support/site-server";

// The rules of Mozilla's HTTP Observatory; `npm run check:observatory` runs its own scan.

const site = createTestSite();

async function fetchOverTls(path: string) {
  const headers = { "x-forwarded-proto": "https" };
  return (await site.app.inject({ path, headers })).headers;
}

/** Returns the sources of the Content-Security-Policy by directive. */
async function fetchPolicy(path: string): Promise<Record<string, string[]>> {
  const policy = String((await fetchOverTls(path))["content-security-policy"]);
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

const PAGES = ["/", "/about-us/", "/inline/", "/FAQ", "/no-such-page", "/blog/not-built-yet"];
const OTHERS = ["/missing.js", "/api/blogs", "/%00"];
/** Feed readers show these on their own pages. */
const PICTURES = ["/share-image.png", "/api/media/A.JPG"];

test.each([...PAGES, ...OTHERS, ...PICTURES])(
  "%s has the strict security headers",
  async (path) => {
    const headers = await fetchOverTls(path);
    expect(headers).toMatchObject({
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": PICTURES.includes(path) ? "cross-origin" : "same-origin",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers["x-robots-tag"]).toBe(path === "/api/blogs" ? "noindex" : undefined);
    const policy = await fetchPolicy(path);
    expect(policy).toMatchObject({ "default-src": ["'none'"], "frame-ancestors": ["'none'"] });
    const { "script-src": scripts = [], "style-src": styles = [] } = policy;
    for (const source of [...scripts, ...styles]) {
      expect(source).not.toMatch(/^(?:'unsafe-|\*$|https?:$|data:$)/);
    }
    if (!PAGES.includes(path)) return;
    expect(policy).toMatchObject({ "base-uri": ["'none'"], "form-action": [expect.any(String)] });
  },
);

test("the policy of a page has the hashes of its own inline scripts and styles only", async () => {
  const [own, other] = [await fetchPolicy("/inline/"), await fetchPolicy("/about-us/")];
  for (const directive of ["script-src", "style-src"]) {
    const more = own[directive]?.filter((source) => !other[directive]?.includes(source));
    expect([directive, more]).toEqual([directive, [expect.stringMatching(/^'sha256-.{44}'$/)]]);
  }
});

test("sends HSTS over TLS, as a trusted proxy reports it, and never otherwise", async () => {
  const fetchHsts = async (protocol?: string, remoteAddress = "127.0.0.1") => {
    const headers = protocol === undefined ? {} : { "x-forwarded-proto": protocol };
    const response = await site.app.inject({ path: "/", headers, remoteAddress });
    return response.headers["strict-transport-security"];
  };
  expect(await fetchHsts("https")).toBe("max-age=63072000; includeSubDomains");
  expect(await fetchHsts("http")).toBeUndefined();
  expect(await fetchHsts()).toBeUndefined();
  expect(await fetchHsts("https", "203.0.113.9")).toBeUndefined();
});

const CMS = "https://cms.firm.example";

test("EDT-05 only /preview/ may be framed, only by the CMS, and never without its address", async () => {
  const framed = await openTestSite(undefined, { cmsOrigins: [CMS] });
  const readFraming = async ({ app }: Pick<typeof framed, "app">, path: string) => {
    const { headers } = await app.inject({ path });
    const policy = String(headers["content-security-policy"]);
    return [/frame-ancestors [^;]+/.exec(policy)?.[0], headers["x-frame-options"]];
  };
  const none = ["frame-ancestors 'none'", "DENY"];
  for (const path of ["/preview/", "/preview", "/preview/?at=1"]) {
    expect(await readFraming(framed, path)).toEqual([`frame-ancestors ${CMS}`, undefined]);
    expect(await readFraming(site, path)).toEqual(none);
  }
  for (const path of [...PAGES, ...OTHERS, "/preview/x", "/preview/index.html/x", "/Preview/"]) {
    expect([path, await readFraming(framed, path)]).toEqual([path, none]);
  }
  await framed.close();
});
