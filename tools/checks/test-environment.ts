import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser, findCommand, installPackage, type RunInstaller } from "../browser";
import type { ProcessSupervisor } from "../../server/process/process-supervisor";
import { buildCms, setUpAndServeApi, startCms } from "../../server/start/cms";
import { findFreePort, createSettings } from "../../server/process/settings";
import { prepareSecrets } from "../../server/start/prepare";
import { serveSite } from "../../server/start/serve-site";
import { runStep } from "../../server/start/step";
import { buildSite } from "../../publisher/build/build-options";
import { startPublisher } from "../../publisher/start-publisher";

/** A CMS and a site for tests, separate from a running `npm start`. */
export type TestEnvironment = {
  /** The variables of the tests. */
  env: NodeJS.Dict<string>;
  /** Restarts CMS and site with a publisher, which the CMS then notifies of changes. */
  enablePublishing: () => Promise<void>;
};

type Options = {
  checkout: string;
  siteFolder: string;
  /** Builds and serves the CMS with its admin; otherwise only its API is served. */
  withCms: boolean;
  runInstaller: RunInstaller;
};

/** Starts site and API, `withCms` also the admin. Throws UserFacingError; all end with the command. */
export async function openTestEnvironment(
  { checkout, siteFolder, withCms, runInstaller }: Options,
  supervisor: ProcessSupervisor,
): Promise<TestEnvironment> {
  const dataDir = mkdtempSync(join(tmpdir(), "site-e2e-"));
  supervisor.add({ end: async () => rmSync(dataDir, { recursive: true, force: true }) });
  const browser = await ensureBrowser(runInstaller);
  console.log(`Browser: ${browser}`);
  // Only tests of the served CMS use PostgreSQL, and they are skipped without it.
  const needsPostgres = withCms && !process.env.TEST_DATABASE_URL && !findCommand("pg_ctlcluster");
  const postgres = needsPostgres ? installPackage("postgresql", runInstaller) : undefined;
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const admin = {
    CMS_ADMIN_EMAIL: "admin@stockneev.example",
    CMS_ADMIN_PASSWORD: randomBytes(18).toString("base64url"),
  };
  const env = createEnvironment(dataDir, port, cmsPort);
  const settings = { ...createSettings(env, checkout), siteFolder };
  await prepareSecrets(dataDir, settings.env);
  const buildSiteWithApi = async () => {
    const withAdmin = { ...settings, env: { ...settings.env, ...admin } };
    const api = await runStep("CMS database", (note) =>
      setUpAndServeApi(withAdmin, supervisor, note),
    );
    await runStep("Site build", () => buildSite(settings, supervisor));
    return api;
  };
  const buildAdmin = () => runStep("CMS build", (note) => buildCms(settings, supervisor, note));
  const startAdmin = (options = settings) =>
    runStep("CMS start", () => startCms(options, supervisor));
  let [cms] = await Promise.all([buildSiteWithApi(), withCms && buildAdmin()]);
  let seeded = "";
  if (withCms) {
    await cms.end();
    seeded = copyData(dataDir);
    cms = await startAdmin();
  }
  const site = await runStep("Site server", () => serveSite(settings, supervisor));
  await postgres;
  return {
    env: {
      ...settings.env,
      ...admin,
      SITE_URL: `http://127.0.0.1:${port}`,
      SITE_FILES: join(siteFolder, "public"),
      CMS_URL: settings.apiHost,
      CHROME_PATH: browser,
      // The seeded data folder, which tests with another CMS copy; empty if only the API is served.
      CMS_SEEDED_DATA: seeded,
    },
    enablePublishing: async () => {
      await site.end();
      await cms.end();
      const changes = { REBUILD_WEBHOOK_URL: "", REBUILD_POLL_SECONDS: "60", WARM_BUILD: "1" };
      const publishing = { ...settings, env: { ...settings.env, ...changes } };
      await startAdmin(publishing);
      await runStep("Publisher", () => startPublisher(publishing, supervisor));
      await runStep("Site server", () => serveSite(publishing, supervisor));
    },
  };
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
