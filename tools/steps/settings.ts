import { join, resolve } from "node:path";
import { loadEnvFile } from "../../server/load-env-file";
import { readEnvironment } from "../../src/config/environment";
import { Failure } from "../../server/process/failure";

/** Where everything is and listens; one object for all steps. */
export type Settings = {
  /** Absolute path of the project. */
  checkout: string;
  /** Absolute path of the copy of the project that the site is built in (tools/site-copy.ts). */
  siteFolder: string;
  /** Absolute path of the data folder. */
  dataDir: string;
  host: string;
  port: number;
  cmsPort: number;
  /** Where the build and the site server find the API; no slash at the end. */
  apiHost: string;
  /** False when GATSBY_API_HOST points to an API elsewhere, so that no CMS is started here. */
  embeddedCms: boolean;
  /** The variables that every program inherits. */
  env: NodeJS.Dict<string>;
};

/** Reads .env (what is set already wins) and the environment. */
export function readSettings(checkout = process.cwd()): Settings {
  loadEnvFile(checkout);
  return settingsFrom(process.env, checkout);
}

/**
 * Makes the settings out of variables.
 * @throws EnvironmentError or Failure when a variable cannot be used
 */
export function settingsFrom(source: NodeJS.Dict<string>, checkout: string): Settings {
  const { host, port, cmsPort, dataDir, apiHost: wanted } = readEnvironment(source);
  if (port === cmsPort) {
    throw new Failure(`PORT and CMS_PORT are both ${port}; set one of them to another port.`);
  }
  const embedded = `http://${callable(host)}:${cmsPort}`;
  const embeddedCms = !source.GATSBY_API_HOST || isSameServer(wanted, embedded);
  const apiHost = embeddedCms ? embedded : wanted;
  const data = resolve(checkout, dataDir);
  return {
    checkout,
    siteFolder: join(checkout, ".data/site"),
    dataDir: data,
    host,
    port,
    cmsPort,
    apiHost,
    embeddedCms,
    env: {
      ...source,
      HOST: host,
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      DATA_DIR: data,
      GATSBY_API_HOST: apiHost,
      GATSBY_TELEMETRY_DISABLED: "1",
      NEXT_TELEMETRY_DISABLED: "1",
    },
  };
}

/** The address at which a server that listens on `host` can be called from this machine. */
export function callable(host: string): string {
  if (["0.0.0.0", "::", "localhost"].includes(host)) return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function isSameServer(one: string, other: string): boolean {
  return one.replace("//localhost:", "//127.0.0.1:") === other;
}
