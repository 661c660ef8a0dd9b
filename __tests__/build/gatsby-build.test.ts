import { makeGatsbyCopy, type GatsbyCopy } from "../support/gatsby-copy";
import { startUpstream, type Upstream } from "../support/upstream";

// The real build, of a copy of the site, against an API that answers what a test says.

let copy: GatsbyCopy;
let api: Upstream;
let answer: { status: number; body: string };

beforeAll(async () => {
  copy = makeGatsbyCopy();
  api = await startUpstream((_, response) => response.writeHead(answer.status).end(answer.body));
});

afterAll(async () => {
  await api.close();
  copy.remove();
});

const built = (file: string) => copy.read(`public/${file}`);

test("BLD-01 an empty CMS builds; a failing one ends the build and leaves the output", async () => {
  answer = { status: 200, body: '{"data":[]}' };
  const empty = await copy.build(api.origin);
  expect(empty.output).toContain("API content: 0 posts, 0 categories, 0 employees");
  expect(empty.code).toBe(0);
  expect(built("blogs/index.html").includes("Loading...")).toBe(true);
  const home = built("index.html");

  for (const [status, body, reason] of [
    [500, "{}", /GET http.* failed: the answer was 500.*GATSBY_API_HOST/],
    [200, '{"message":"maintenance"}', /cannot be read: GET .*field "data".*src\/contract/],
  ] as const) {
    answer = { status, body };
    const failed = await copy.build(api.origin);
    expect(failed.code).not.toBe(0);
    expect(failed.output.replace(/\s+/g, " ")).toMatch(reason);
    expect(built("index.html") === home).toBe(true);
  }
}, 240_000);
