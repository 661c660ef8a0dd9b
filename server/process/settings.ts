import { join, resolve } from "node:path";
import { loadEnvFile } from "../../src/shared/node/load-env-file.mjs";
import { toCallableHost, readEnvironment } from "../../src/shared/node/environment/environment";
import { UserFacingError } from "./user-facing-error";

/** Folders and addresses for all steps; paths are absolute. */
export type Settings = ReturnType<typeof createSettings>;

/** Reads the environment, and .env for variables that are not set. */
export function readSettings(checkout = process.cwd()): Settings {
  loadEnvFile(checkout);
  return createSettings(process.env, checkout);
}

/** @throws EnvironmentError or UserFacingError if a variable is invalid */
export function createSettings(source: NodeJS.Dict<string>, checkout: string) {
  const { host, port, cmsPort, cmsUrl, dataDir, apiHost: configuredHost } = readEnvironment(source);
  if (port === cmsPort) {
    throw new UserFacingError(
      `PORT and CMS_PORT are both ${port}; set one of them to another port.`,
    );
  }
  const embedded = `http://${toCallableHost(host)}:${cmsPort}`;
  const isCmsEmbedded =
    !source.GATSBY_API_HOST || configuredHost.replace("//localhost:", "//127.0.0.1:") === embedded;
  const apiHost = isCmsEmbedded ? embedded : configuredHost;
  const data = resolve(checkout, dataDir);
  const env: NodeJS.Dict<string> = {
    ...source,
    HOST: host,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: data,
    GATSBY_API_HOST: apiHost,
    GATSBY_TELEMETRY_DISABLED: "1",
    NEXT_TELEMETRY_DISABLED: "1",
  };
  return {
    checkout,
    /** The copy of the project that the site is built in (publisher/build/copy-sources.ts). */
    siteFolder: join(data, "site"),
    dataDir: data,
    host,
    port,
    cmsPort,
    /** Address at which staff open the CMS, without final slash. */
    cmsUrl,
    /** Address of the API for build and site server, without final slash. */
    apiHost,
    /** False if GATSBY_API_HOST names another API, so that no CMS is started here. */
    isCmsEmbedded,
    /** The variables that every program inherits. */
    env,
  };
}
