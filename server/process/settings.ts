import { join, resolve } from "node:path";
import { loadEnvFile } from "../../src/shared/node/load-env-file.mjs";
import { callableHost, readEnvironment } from "../../src/shared/node/environment/environment";
import { UserFacingError } from "./user-facing-error";

/** Where everything is and listens; paths are absolute. One object for all steps. */
export type Settings = ReturnType<typeof settingsFrom>;

/** Reads .env (what is set already wins) and the environment. */
export function readSettings(checkout = process.cwd()): Settings {
  loadEnvFile(checkout);
  return settingsFrom(process.env, checkout);
}

/** @throws EnvironmentError or UserFacingError when a variable cannot be used */
export function settingsFrom(source: NodeJS.Dict<string>, checkout: string) {
  const { host, port, cmsPort, cmsUrl, dataDir, apiHost: wanted } = readEnvironment(source);
  if (port === cmsPort) {
    throw new UserFacingError(
      `PORT and CMS_PORT are both ${port}; set one of them to another port.`,
    );
  }
  const embedded = `http://${callableHost(host)}:${cmsPort}`;
  const embeddedCms =
    !source.GATSBY_API_HOST || wanted.replace("//localhost:", "//127.0.0.1:") === embedded;
  const apiHost = embeddedCms ? embedded : wanted;
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
    ...{ host, port, cmsPort },
    /** Where staff opens the CMS; no slash at the end. */
    cmsUrl,
    /** Where the build and the site server find the API; no slash at the end. */
    apiHost,
    /** False when GATSBY_API_HOST points to an API elsewhere, so that no CMS is started here. */
    embeddedCms,
    /** The variables that every program inherits. */
    env,
  };
}
