import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { publishRelease } from "../../publisher/release/publish";
import { findFreePort } from "../../server/process/settings";
import { enquiryEndpoint } from "../../src/shared/contract/enquiry";
import { SEARCH_REPORT_PATH } from "../../src/shared/domain/search-report";
import { POLLING, startFailing } from "../faults/server-processes";
import { PAGES, writeBuilt } from "../support/built-folder";
import { createTemporaryFolder, removeFolder } from "../support/temporary-folder";
import { sendForm, toCvParts, toMultipart } from "./enquiry-form";
import { OWN_CMS } from "./enquiry-staff";
import { startCms } from "./running-cms";

/** Ten minutes, with a limit of time, on a quiet machine: ATTACK_SECONDS=600 npm run test:e2e -- attacks */
const SECONDS = Number(process.env.ATTACK_SECONDS);
const VISITED = ["/", "/about-us/", "/blog/first/", "/lost"];

type Attack = { port: number; call: string; type: string; length: number; body: Buffer };

/** Sends a request whose body may be unfinished, from a random address, and keeps it for `ms`. */
async function sendAttack({ port, call, type, length, body }: Attack, ms: number): Promise<void> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  const group = () => Math.floor(Math.random() * 65_536).toString(16);
  const head = [
    `POST ${call} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `x-forwarded-for: 2001:db8:${group()}:${group()}::1`,
    `content-type: ${type}`,
    `content-length: ${length}`,
  ];
  socket.resume().write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(body);
  await sleep(ms);
  socket.destroy();
}

test("OPS-14 pages come within a second during attacks: large searches, dying forms, wrong sign-ins", async () => {
  test.skip(!process.env.ATTACK_SECONDS, "A load test, whose limits need a quiet machine.");
  test.setTimeout((SECONDS + 300) * 1000);
  const root = await createTemporaryFolder();
  writeBuilt(join(root, "public"), { files: PAGES });
  await publishRelease(join(root, "public"), join(root, "releases"));
  const cms = await startCms({
    ...OWN_CMS,
    ENQUIRIES_PER_10_MINUTES: "5",
    ENQUIRIES_PER_DAY_IN_ALL: "0",
  });
  const [port, cmsPort] = [await findFreePort(), Number(new URL(cms.url).port)];
  const url = `http://127.0.0.1:${port}`;
  const site = startFailing(["../../server/start/site-main.ts"], {
    ...{ NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), DATA_DIR: root },
    GATSBY_API_HOST: cms.url,
  });
  await expect.poll(() => fetch(url).then(({ status }) => status, String), POLLING).toBe(200);

  // An unread pipe would stop the server.
  for (const output of [site.stdout, site.stderr]) output?.resume();
  const faults: string[] = [];
  let longestMs = 0;
  const visitPages = async () => {
    for (const path of VISITED) {
      const startMs = performance.now();
      const response = await fetch(url + path);
      await response.text();
      longestMs = Math.max(longestMs, performance.now() - startMs);
      if (response.status !== (path === "/lost" ? 404 : 200))
        faults.push(`${path}: ${response.status}`);
    }
  };
  for (let n = 0; n < 20; n += 1) await visitPages();
  // A machine that is busy with other things is slower without an attack, too.
  const limitMs = Math.max(1000, 5 * longestMs);
  longestMs = 0;

  const { type, body: cv } = toMultipart(toCvParts());
  const json = { port, call: SEARCH_REPORT_PATH, type: "application/json" };
  const large = { ...json, length: 5_800_000, body: Buffer.alloc(5_800_000, "[") };
  const unfinished = { ...json, length: 5_800_000, body: Buffer.alloc(100_000, "[") };
  const form = { port, call: enquiryEndpoint.path, type, length: 5_000_000 };
  const dying = { ...form, body: cv.subarray(0, 3000) };
  const signIn = { port: cmsPort, call: "/cms/api/users/login", type: "application/json" };
  const words = Buffer.from('{"email":"admin@stockneev.example","password":"wrong wrong"}');
  const endMs = performance.now() + SECONDS * 1000;
  const repeat = async (run: () => Promise<unknown>) => {
    while (performance.now() < endMs) await run();
  };
  const repeatAttack = (count: number, attack: Attack, ms: number) =>
    Array.from({ length: count }, () => repeat(() => sendAttack(attack, ms)));
  let sent = 0;
  const sendEnquiry = async () => {
    const address = `198.51.${sent >> 8}.${sent++ & 255}`;
    const { status } = await sendForm(url, toCvParts(), { "x-forwarded-for": address });
    if (status !== 200) faults.push(`enquiry: ${status}`);
    await sleep(500);
  };
  await Promise.all([
    ...repeatAttack(2, large, 1000),
    ...repeatAttack(160, unfinished, 5000),
    ...repeatAttack(110, dying, 4500),
    ...repeatAttack(30, { ...signIn, length: words.length, body: words }, 1000),
    repeat(visitPages),
    repeat(sendEnquiry),
  ]);
  test
    .info()
    .annotations.push({
      type: "longest page",
      description: `${Math.round(longestMs)} ms of ${Math.round(limitMs)}`,
    });
  expect(faults).toEqual([]);
  expect(longestMs).toBeLessThan(limitMs);
  site.kill("SIGTERM");
  await expect.poll(() => site.exitCode, POLLING).toBe(0);
  await cms.end();
  await removeFolder(root);
});
