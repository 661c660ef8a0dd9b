import { isDeepStrictEqual } from "node:util";
import { startRestCms, type RestCms } from "./rest-cms";

// Sign-ins and other calls that hash a password, from many addresses of one network.

const EMAIL = "admin@rest.example";
const PASSWORD = "a wrong but long password";

let cms: RestCms;

beforeAll(async () => {
  cms = await startRestCms();
});
afterAll(() => cms.end());

/** Calls from the nth /64 of an IPv6 /48. */
async function callFrom(site: string, nth: number, path: string, data: object, method = "POST") {
  const response = await fetch(`${cms.url}/cms/api/users${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `2001:db8:${site}:${nth.toString(16)}::1`,
    },
    body: JSON.stringify(data),
  });
  await response.arrayBuffer();
  return { status: response.status, retryAfter: response.headers.get("retry-after") };
}

test.each([
  // Without a password nothing is hashed.
  ["/login", 40, { email: EMAIL }, 400],
  ["/reset-password", 40, { token: "unknown", password: PASSWORD }, 403],
  ["/forgot-password", 20, { email: "nobody@rest.example" }, 200],
])("ACC-05 %s allows an IPv6 /48 %d calls", async (path, max, data, status) => {
  const site = String(max + path.length);
  for (let nth = 0; nth < max; nth += 1) {
    expect(await callFrom(site, nth, path, data)).toMatchObject({ status });
  }
  const refused = await callFrom(site, max, path, data);
  expect(refused).toEqual({ status: 429, retryAfter: expect.stringMatching(/^[1-9]\d*$/) });
});

const OTHERS = [
  ["POST", "/login"],
  ["POST", "/reset-password"],
  ["POST", ""],
  ["PATCH", "/1"],
  ["PATCH", "?where[id][equals]=1"],
] as const;

test("ACC-05 of 30 wrong sign-ins at once most get 503, like all that needs a password, and the API responds", async () => {
  const data = { email: EMAIL, password: PASSWORD };
  const full = OTHERS.map(() => ({ status: 503, retryAfter: "5" }));
  let others: object[] = [];
  // On a slow machine places can be free again before the other calls arrive.
  for (let round = 3; round < 8 && !isDeepStrictEqual(others, full); round += 1) {
    const signIns = Array.from({ length: 30 }, (_, nth) =>
      callFrom(String(round), nth, "/login", data),
    );
    // The first refusal shows that the queue is full.
    await new Promise<void>((resolve) => {
      for (const signIn of signIns) void signIn.then(({ status }) => status === 503 && resolve());
    });
    others = await Promise.all(
      OTHERS.map(([method, path]) => callFrom("2", round, path, data, method)),
    );
    expect((await fetch(`${cms.url}/api/blogs?page=1&limit=10`)).status).toBe(200);
    const statuses = (await Promise.all(signIns)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
  }
  expect(others).toEqual(full);
  expect((await callFrom("1", 1, "/login", data)).status).toBe(401);
});
