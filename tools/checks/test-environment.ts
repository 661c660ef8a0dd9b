import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../browser";
import { hasPostgres, installPackage, getMachine } from "../machine";
import type { ProcessSupervisor } from "../../server/process/process-supervisor";
import { buildCms, setUpAndServeApi, startCms } from "../../server/start/cms";
import { prepareDataFolder } from "../../server/process/data-folder";
import { findFreePort } from "../../server/process/ports";
import { prepareSecrets } from "../../server/start/secrets";
import { serveSite } from "../../server/start/serve-site";
import { runStep } from "../../server/start/step";
import { createSettings, type Settings } from "../../server/process/settings";
import { buildSite } from "../../publisher/build/build-options";
import { startPublisher } from "../../publisher/start-publisher";

/** A CMS and a site for tests, separate from a running `npm start`. */
export type TestEnvironment = {
  settings: Settings;
  admin: NodeJS.Dict<string>;
  browser: string;
  /** The seeded data folder, which tests with another CMS copy; empty if only the API is served. */
  seeded: string;
  /** Both servers; they end with the command. */
  servers: { cms: Ended; site: Ended };
};

type Ended = { end: () => Promise<void> };

/** Starts site and API, `withCms` also the admin. Throws UserFacingError; all end with the command. */
export async function openTestEnvironment(
  { checkout, siteFolder, withCms }: { checkout: string; siteFolder: string; withCms: boolean },
  supervisor: ProcessSupervisor,
): Promise<TestEnvironment> {
  const dataDir = mkdtempSync(join(tmpdir(), "site-e2e-"));
  supervisor.add({ end: async () => rmSync(dataDir, { recursive: true, force: true }) });
  prepareDataFolder(dataDir);
  const browser = await runStep("Browser", async (note) => {
    const machine = getMachine(supervisor, checkout, join(dataDir, "logs/browser.log"));
    const browserPath = await ensureBrowser(machine);
    note(browserPath);
    return browserPath;
  });
  const log = join(dataDir, "logs/postgresql.log");
  // Only tests of the served CMS use it.
  const postgres =
    withCms && !hasPostgres()
      ? runStep("PostgreSQL", async (note) => {
          const installed = await installPackage(supervisor, checkout, log, "postgresql");
          if (!installed) note("none; its test is skipped");
        })
      : Promise.resolve();
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const admin = {
    CMS_ADMIN_EMAIL: "admin@stockneev.example",
    CMS_ADMIN_PASSWORD: randomBytes(18).toString("base64url"),
  };
  const base = createSettings(createEnvironment(dataDir, port, cmsPort), checkout);
  const settings = { ...base, siteFolder };
  await prepareSecrets(dataDir, settings.env);
  const toLogPath = (name: string) => join(dataDir, `logs/${name}.log`);
  const buildSiteWithApi = async () => {
    const withAdmin = { ...settings, env: { ...settings.env, ...admin } };
    const api = await runStep("CMS database", (note) =>
      setUpAndServeApi(withAdmin, supervisor, note),
    );
    await runStep("Site build", () => buildSite(settings, supervisor), toLogPath("site-build"));
    return api;
  };
  const [api] = await Promise.all([
    buildSiteWithApi(),
    withCms &&
      runStep("CMS build", (note) => buildCms(settings, supervisor, note), toLogPath("cms-build")),
  ]);
  if (withCms) await api.end();
  const seeded = withCms ? copyData(dataDir) : "";
  const cms = withCms ? await runStep("CMS start", () => startCms(settings, supervisor)) : api;
  const site = await runStep("Site server", () => serveSite(settings, supervisor));
  await postgres;
  return { settings, admin, browser, seeded, servers: { cms, site } };
}

function copyData(dataDir: string): string {
  const copy = join(dataDir, "seeded");
  for (const name of ["cms.sqlite", "cms.sqlite-wal", "media"]) {
    if (existsSync(join(dataDir, name))) {
      cpSync(join(dataDir, name), join(copy, name), { recursive: true });
    }
  }
  return copy;
}

/** Restarts CMS and site with a publisher, which the CMS then notifies of changes. */
export async function enablePublishing(
  environment: TestEnvironment,
  supervisor: ProcessSupervisor,
): Promise<TestEnvironment> {
  await environment.servers.site.end();
  await environment.servers.cms.end();
  const settings = {
    ...environment.settings,
    env: {
      ...environment.settings.env,
      REBUILD_WEBHOOK_URL: "",
      REBUILD_POLL_SECONDS: "60",
      WARM_BUILD: "1",
    },
  };
  const cms = await runStep("CMS start", () => startCms(settings, supervisor));
  await runStep("Publisher", () => startPublisher(settings, supervisor));
  const site = await runStep("Site server", () => serveSite(settings, supervisor));
  return { ...environment, settings, servers: { cms, site } };
}

/** The developer's own settings, such as database, hosts and media, which must not reach the tests. */
const OWN_SETTING =
  /^(?:CMS_ADMIN_|CMS_SEED|DATABASE_|ENQUIR|GATSBY_|LOG_LEVEL|MAIL_|MEDIA_|PAYLOAD_|REBUILD_|S3_|SITE_|SMTP_|TRUSTED_|VIDEO_|WARM_|WEBHOOK_)/;

function createEnvironment(dataDir: string, port: number, cmsPort: number): NodeJS.Dict<string> {
  const variables = Object.entries(process.env).filter(([name]) => !OWN_SETTING.test(name));
  return {
    ...Object.fromEntries(variables),
    NODE_ENV: undefined,
    HOST: "127.0.0.1",
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: dataDir,
    // No rebuild may change the site during tests; the publishing tests turn this on.
    REBUILD_WEBHOOK_URL: "off",
    REBUILD_POLL_SECONDS: "0",
    WARM_BUILD: "0",
    // The day of the samples, so that their dates and states are the same in every run.
    SITE_TODAY: "2026-11-20",
    // No test calls other hosts; tests of pictures start their own service.
    VIDEO_PICTURE_HOST: "off",
    // All tests send from one address.
    ENQUIRIES_PER_10_MINUTES: "0",
    ENQUIRIES_PER_DAY: "0",
  };
}
