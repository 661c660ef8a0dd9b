import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { UserFacingError } from "../server/process/user-facing-error";
import { WEBHOOK_PATH } from "../src/shared/contract/rebuild";
import { sendWebhook } from "../src/shared/node/webhook";
import { watchMemory } from "../tools/memory";
import { waitUntil } from "../tools/wait-until";
import { CHANGES, changeContent, startContractServer } from "./contract-server";
import { getPercentile, type Benchmark, type Run } from "./run";
import { startServer } from "./start-site";
import { measureVisits } from "./visits";

const SECRET = `whsec_${Buffer.from("a secret for the benchmark only").toString("base64")}`;
const MAX_WAIT_MS = 10 * 60_000;
/** The first edits are slower, because the builder is not warm yet. */
const WARM_UP_EDITS = 5;
const MEASURED_CHANGES = 5;
const VISITS = { connections: 24, perSecond: 2000 };
const IDLE_MS = 10_000;
const MIN_PUBLISHES = 20;
/** Long enough for 100,000 requests. */
const MIN_VISIT_MS = 55_000;

/** Measures the real programs: seconds from a change to its page, and visitors' response times. */
export const benchPublish: Benchmark = async ({ posts }, supervisor) => {
  // Gatsby's compiler would read a folder inside the checkout.
  const dataDir = mkdtempSync(join(tmpdir(), "site-bench-"));
  const { content, address: GATSBY_API_HOST } = await startContractServer(posts, supervisor);
  const overrides = { DATA_DIR: dataDir, GATSBY_API_HOST, WEBHOOK_SECRETS: SECRET };
  const { address, program } = await startServer("server/start.ts", overrides, supervisor);
  const publishChange = (change: keyof typeof CHANGES) =>
    publishPage(address, changeContent(content, CHANGES[change]));
  for (let edit = 0; edit < WARM_UP_EDITS; edit++) {
    await publishChange("edit");
    await publishChange("IPO");
  }
  const runs: Run[] = [];
  // Added posts come last: they change hundreds of pages, and the next publishes are slower.
  for (const run of ["edit", "IPO", "add"] as const) {
    const seconds: number[] = [];
    for (let index = 0; index < MEASURED_CHANGES; index++) seconds.push(await publishChange(run));
    // Not during the measured changes, because reading the memory slows them.
    const memory = watchMemory(program.pid);
    await publishChange(run);
    const median = getPercentile(seconds, 0.5);
    runs.push({ posts, run, "webhook to page s": median, "peak MB": memory.end() });
  }
  const paths = ["/", "/about-us/", "/blogs/", "/blog/sample-post-0/", "/blog/sample-post-1/"];
  const visits = { ...VISITS, addresses: paths.map((path) => address + path) };
  await measureVisits(visits, () => sleep(1000));
  const idle = await measureVisits(visits, () => sleep(IDLE_MS));
  let publishes = 0;
  const busy = await measureVisits(visits, async () => {
    const startMs = performance.now();
    while (publishes < MIN_PUBLISHES || performance.now() - startMs < MIN_VISIT_MS) {
      await publishChange("edit");
      publishes += 1;
    }
  });
  await program.end();
  rmSync(dataDir, { recursive: true, force: true });
  const ratio = busy.p99 / idle.p99;
  return [
    ...runs,
    { posts, run: "visits, idle", ...idle },
    { posts, run: `visits, ${publishes} publishes`, ...busy, "p99 of idle": ratio },
  ];
};

/** Returns seconds from the webhook to the first response with the change. */
async function publishPage(
  address: string,
  { path, sentence }: ReturnType<typeof changeContent>,
): Promise<number> {
  const startMs = performance.now();
  const message = { id: randomUUID(), type: "content.published" };
  const status = await sendWebhook(address + WEBHOOK_PATH, SECRET, message);
  if (status !== 202) throw new UserFacingError(`${address} returned ${status}: read its log.`);
  const page = address + path;
  const isNew = async () => {
    const response = await fetch(page);
    const text = await response.text();
    // A page that is not built yet comes from the API, without an ETag.
    return response.headers.has("etag") && text.includes(sentence);
  };
  await waitUntil(isNew, MAX_WAIT_MS, `A new version of ${page}`);
  return (performance.now() - startMs) / 1000;
}
