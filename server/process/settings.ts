import { join, resolve } from "node:path";
import { loadEnvFile } from "../../src/shared/node/load-env-file.mjs";
import { toCallableHost, readEnvironment } from "../../src/shared/node/environment/environment";
import { UserFacingError, readErrorCode } from "./user-facing-error";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

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

type WantedPort = { host: string; port: number; variable: string };

/** Returns a sentence on why a port cannot be used, or undefined for other errors. */
export function findPortProblem(
  error: unknown,
  { host, port, variable }: WantedPort,
): string | undefined {
  switch (readErrorCode(error)) {
    case "EADDRINUSE":
      return `Port ${port} is already in use; stop the program that uses it or set ${variable} to a free port.`;
    case "EACCES":
      return `Port ${port} is not allowed for this account; set ${variable} to a port above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `${host} is not an address of this machine; set HOST to one that is, such as 127.0.0.1.`;
    default:
      return undefined;
  }
}

/** @throws UserFacingError if no server can listen on this host and port */
export async function checkPort(wanted: WantedPort): Promise<void> {
  try {
    await tryPort(wanted.host, wanted.port);
  } catch (error) {
    throw new UserFacingError(findPortProblem(error, wanted) ?? String(error));
  }
}

/** Below the range of outgoing connections, so that none of them uses the port. */
const FREE_PORTS = [20_000, 32_000] as const;

/** Returns a free port of loopback for a server that starts later. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...FREE_PORTS);
    try {
      await tryPort("127.0.0.1", port);
      return port;
    } catch (error) {
      if (readErrorCode(error) !== "EADDRINUSE") throw error;
    }
  }
}

function tryPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
}
