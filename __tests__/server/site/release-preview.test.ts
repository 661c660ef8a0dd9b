import type { FastifyInstance } from "fastify";
import { createLogger } from "../../../server/process/logger";
import { createSiteServer } from "../../../server/site/create-site-server";
import { openLiveSource } from "../../../server/site/release-source";
import { readPointer } from "../../../src/shared/node/release/release-store";
import { signPreview } from "../../../src/shared/node/release/preview-link";
import { createPosts, createReleaseFolders } from "../../support/built-folder";

const site = createReleaseFolders();
const HOST = "preview.firm.example";
const SECRET = "a secret of this test";
/** Calls of this machine are no visits. */
const VISITOR = { "x-forwarded-for": "203.0.113.7" };
const sendVisits = jest.fn();
let app: FastifyInstance;

const createPage = (title: string) => ({
  "/index.html": `<title>${title}</title><main><h1>${title}</h1></main>`,
});

async function startServer(hasPreview = true): Promise<void> {
  const source = openLiveSource(site.folder, (error) => {
    throw error;
  });
  app = await createSiteServer({
    ...{ source, apiHost: "http://127.0.0.1:1", log: createLogger("silent"), sendVisits },
    preview: hasPreview ? { host: HOST, secret: SECRET, releases: site.folder } : undefined,
  });
}

afterEach(() => app.close());

const sign = (id: string, now = Date.now()) => signPreview(SECRET, id, now);

/** Opens a link like a browser, and returns a call with its cookie. */
async function openLink(token: string) {
  const link = { url: `/?release=${token}`, headers: { host: HOST } };
  const { statusCode, headers } = await app.inject(link);
  const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
  const call = (url: string, method: "GET" | "POST" = "GET") =>
    app.inject({ url, method, headers: { ...VISITOR, host: HOST, cookie } });
  return { statusCode, location: headers.location, call };
}

test("EDT-72 a signed link shows a kept or waiting release on PREVIEW_HOST only, uncached, uncounted and without forms", async () => {
  const old = await site.release(
    0,
    { ...createPosts(98), ...createPage("Old") },
    { contentPosts: 100 },
  );
  await site.release(1, { ...createPosts(98), ...createPage("Live") }, { contentPosts: 100 });
  const waiting = site.release(2, createPage("Waiting"), { contentPosts: 2 });
  await expect(waiting).rejects.toThrow(/^Pending approval/);
  await startServer();
  for (const [id, title] of [
    [old.id, "Old"],
    [readPointer(site.folder)?.pending?.id ?? "", "Waiting"],
  ] as const) {
    const { statusCode, location, call } = await openLink(sign(id));
    expect([statusCode, location]).toEqual([303, "/"]);
    const page = await call("/");
    expect(page.body).toContain(`<h1>${title}</h1>`);
    expect(page.headers).toMatchObject({
      ...{ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" },
    });
    const posted = await call("/api/sendmail", "POST");
    expect(posted.statusCode).toBe(403);
  }
  const headers = { ...VISITOR, host: "www.firm.example" };
  const live = await app.inject({ url: "/", headers });
  expect(live.body).toContain("<h1>Live</h1>");
  expect(live.headers["x-robots-tag"]).toBeUndefined();
  await app.close();
  expect(sendVisits.mock.calls).toMatchObject([[{ views: { Home: 1 } }]]);
});

test("EDT-72 links that are missing, wrong, of a day ago or of a removed release show nothing", async () => {
  const { id } = await site.release(0);
  await startServer();
  for (const token of ["", "x", `${sign(id)}x`, signPreview("another", id, Date.now())])
    expect((await openLink(token)).statusCode).toBe(403);
  expect((await openLink(sign(id, Date.now() - 86_400_000))).statusCode).toBe(403);
  expect((await app.inject({ url: "/", headers: { host: HOST } })).statusCode).toBe(403);
  const removed = await openLink(sign("20250101T000000000Z"));
  expect((await removed.call("/")).statusCode).toBe(404);
  await app.close();
  await startServer(false);
  expect((await app.inject({ url: "/", headers: { host: HOST } })).statusCode).toBe(200);
});
