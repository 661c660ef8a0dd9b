import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../browser";
import { thisMachine } from "../machine";
import type { Running } from "../../server/process/running";
import { buildCms, setUpCms, startCms } from "../steps/cms";
import { prepareDataFolder } from "../steps/data-folder";
import { findFreePorts } from "../steps/ports";
import { prepareSecrets } from "../steps/secrets";
import { serveSite } from "../steps/serve-site";
import { settingsFrom, type Settings } from "../steps/settings";
import { buildSite } from "../steps/site-build";
import { step } from "../steps/step";

/** A CMS and a site of their own to test against; nothing of a running `npm start` is touched. */
export type TestBench = {
  settings: Settings;
  admin: NodeJS.Dict<string>;
  browser: string;
  /** Both servers; ended by themselves with the command. */
  servers: { cms: Ended; site: Ended };
};

type Ended = { end: () => Promise<void> };

/** Builds the CMS and the site afresh over an empty database and serves both on free ports. */
export async function openTestBench(checkout: string, running: Running): Promise<TestBench> {
  const dataDir = mkdtempSync(join(tmpdir(), "site-e2e-"));
  running.add({ end: async () => rmSync(dataDir, { recursive: true, force: true }) });
  prepareDataFolder(dataDir);
  const browser = await step("Browser", () =>
    ensureBrowser(thisMachine(running, checkout, join(dataDir, "logs/browser.log"))),
  );
  const [port = 0, cmsPort = 0] = await findFreePorts(2);
  const admin = {
    CMS_ADMIN_EMAIL: "admin@stockneev.example",
    CMS_ADMIN_PASSWORD: randomBytes(18).toString("base64url"),
  };
  const base = settingsFrom(ownEnvironment(dataDir, port, cmsPort), checkout);
  const siteFolder = join(checkout, ".data", `test-site-${process.pid}`);
  running.add({ end: async () => rmSync(siteFolder, { recursive: true, force: true }) });
  const settings = { ...base, siteFolder };
  prepareSecrets(dataDir, settings.env);
  await step("CMS build", (note) => buildCms(settings, running, note));
  const withAdmin = { ...settings, env: { ...settings.env, ...admin } };
  await step("CMS database", (note) => setUpCms(withAdmin, running, note));
  const cms = await step("CMS start", () => startCms(settings, running));
  await step("Site build", (note) => buildSite(settings, running, note));
  const site = await step("Site server", () => serveSite(settings, running));
  return { settings, admin, browser, servers: { cms, site } };
}

/** Starts both servers again, the CMS telling the site of changes, as `npm start` has them. */
export async function turnPublishingOn(bench: TestBench, running: Running): Promise<TestBench> {
  await bench.servers.site.end();
  await bench.servers.cms.end();
  const settings = {
    ...bench.settings,
    env: { ...bench.settings.env, REBUILD_WEBHOOK_URL: "", REBUILD_POLL_SECONDS: "60" },
  };
  const cms = await step("CMS start", () => startCms(settings, running));
  const site = await step("Site server", () => serveSite(settings, running));
  return { ...bench, settings, servers: { cms, site } };
}

/** The developer's own settings (database, hosts, media) must not reach the tests. */
function ownEnvironment(dataDir: string, port: number, cmsPort: number): NodeJS.Dict<string> {
  const own = [
    "DATABASE_URL",
    "PAYLOAD_SECRET",
    "MEDIA_URL",
    "SITE_ORIGINS",
    "CMS_SEED",
    "KITCHEN_SINK",
    "LOG_LEVEL",
    "SITE_URL",
  ];
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !own.includes(name) &&
      !/^(?:GATSBY_|CMS_ADMIN_|S3_|SMTP_|MAIL_|ENQUIR|VIDEO_|TRUSTED_|WEBHOOK_|REBUILD_)/.test(
        name,
      ),
  );
  return {
    ...Object.fromEntries(kept),
    NODE_ENV: undefined,
    HOST: "127.0.0.1",
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: dataDir,
    // No test is to meet a site that is being built anew; the tests of publishing turn this on.
    REBUILD_WEBHOOK_URL: "off",
    REBUILD_POLL_SECONDS: "0",
    // All tests send from one address.
    ENQUIRIES_PER_10_MINUTES: "0",
    ENQUIRIES_PER_DAY: "0",
  };
}
