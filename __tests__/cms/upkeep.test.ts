import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { fetchLinkStatus, isPublicIp } from "../../cms/src/posts/upkeep/fetch-link-status";
import { listFaults } from "../../cms/src/posts/upkeep/page-faults";
import { createTemporaryFolder, removeFolder } from "../support/temporary-folder";
import { startUpstream, type Upstream } from "../support/upstream";

const LINK = "The link “words”";
const LOST = [
  `${LINK} leads to a section that is not on the page: /about-us/#lost`,
  `${LINK} leads to no page: /lost/`,
];
const GONE = [
  `${LINK} leads to a missing page (error 410): https://gone.example/a`,
  "The link “gone.example” leads to a missing page (error 410): https://gone.example/note",
];
const PICTURES = ["An image has no alternative text", "The thumbnail has no alternative text"];
const DUE = [
  "Over: The NISM certificate ended on 25 November 2026",
  "Soon: The NISM certificate ends on 25 January 2027",
  "Page old: Last updated on 30 May 2025: read content/old.md again",
  "Old: Not revised since 25 November 2025",
];

test("EDT-12 lists faulty and old content by post, external links from the second night on, and drops fixed items with the next release", async () => {
  const dataDir = await createTemporaryFolder();
  const env = Object.assign(
    { ...process.env },
    {
      ...{ NODE_ENV: "production", DATA_DIR: dataDir, CMS_SEED: "0", DATABASE_URL: "" },
      ...{ PAYLOAD_SECRET: "a secret for this test alone", SITE_TODAY: "2026-11-26" },
    },
  );
  const source = join(__dirname, "upkeep-process.ts");
  const args = ["--conditions=production", "run-cms-script.mjs", source];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    ...{ cwd: join(process.cwd(), "cms"), env },
  });
  const toStep = (faults: string[], asked: number, read: number) => ({
    items: [faults.length === 0 ? [] : [`Faulty: ${faults.join(". ")}`], DUE],
    ...{ asked, read },
  });
  expect(JSON.parse(/Steps: (.*)/.exec(stdout)?.[1] ?? "null")).toEqual([
    toStep([...LOST, ...PICTURES], 0, 1),
    toStep([...LOST, ...PICTURES], 4, 1),
    toStep([...LOST, ...PICTURES], 0, 0),
    toStep([...LOST, ...GONE, ...PICTURES], 4, 1),
    toStep([...LOST, ...GONE, ...PICTURES], 0, 0),
    toStep([], 0, 0),
  ]);
  await removeFolder(dataDir);
}, 120_000);

let server: Upstream | undefined;
afterEach(() => server?.close());

test("EDT-12 retries with GET, follows redirects, and never calls a loopback address", async () => {
  const asked: string[] = [];
  const responses: Record<string, [number, string?]> = {
    "HEAD /no-head": [404],
    "GET /no-head": [200],
    "HEAD /moved": [301, "/gone"],
    "GET /moved": [301, "/gone"],
    "HEAD /loop": [302, "/loop"],
  };
  server = await startUpstream(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    const [status, location] = responses[`${method} ${url}`] ?? [410];
    response.writeHead(status, location ? { location } : {}).end();
  });
  const { origin, port } = new URL(server.origin);
  const fetchLink = (path: string) => fetchLinkStatus(origin + path, () => true);
  expect(await fetchLink("/no-head")).toBe(200);
  expect(await fetchLink("/moved")).toBe(410);
  expect(await fetchLink("/loop")).toBeNull();
  expect(await fetchLinkStatus("mailto:a@b.example", () => true)).toBeNull();
  asked.length = 0;
  for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433"]) {
    expect(await fetchLinkStatus(`http://${host}:${port}/`)).toBeNull();
  }
  expect(asked).toEqual([]);
});

test("EDT-12 several pictures without alternative text give one message", () => {
  const toPicture = (alt: string) => `<p><img src="/a.jpg"${alt}></p>`;
  expect(listFaults(toPicture(' alt="A chart"'), new Map())).toEqual([]);
  expect(listFaults(toPicture("") + toPicture(' alt=""'), new Map())).toEqual([
    "An image has no alternative text",
  ]);
});

test("EDT-12 distinguishes public addresses from internal ones", () => {
  const inside = [
    ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.9.9.9", "169.254.169.254", "172.31.0.1"],
    ...["192.168.1.1", "224.0.0.1", "255.255.255.255", "::", "::1", "fd00::1", "fe80::1"],
    ...["fec0::1", "ff02::1", "64:ff9b:1::808:808", "2001:0:808:808::1", "no address"],
  ];
  expect(inside.filter(isPublicIp)).toEqual([]);
  const outside = ["8.8.8.8", "172.32.0.1", "2001:4860:4860::8888", "2001:1::1"];
  expect(outside.filter(isPublicIp)).toEqual(outside);
});

test.each([
  ["mapped", "::ffff:10.0.0.1", "::ffff:8.8.8.8"],
  ["compatible", "::169.254.169.254", "::8.8.8.8"],
  ["translated", "::ffff:0:c0a8:101", "::ffff:0:808:808"],
  ["NAT64", "64:ff9b::a00:1", "64:ff9b::808:808"],
  ["6to4", "2002:7f00:1::1", "2002:808:808::1"],
])("EDT-12 reads the IPv4 address in the %s address %s", (_form, inside, outside) => {
  expect([inside, outside].map(isPublicIp)).toEqual([false, true]);
});
