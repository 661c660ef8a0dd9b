import { readEnvironment, type LogLevel } from "../src/config/environment";

/** What the site server needs from the environment. */
export type ServerSettings = {
  port: number;
  host: string;
  apiHost: string;
  trustedProxies: string[];
  logLevel: LogLevel;
};

/** @throws EnvironmentError when a variable cannot be used */
export function readServerSettings(source: NodeJS.Dict<string>): ServerSettings {
  const { port, host, apiHost, trustedProxies, logLevel } = readEnvironment(source);
  return { port, host, apiHost, trustedProxies, logLevel };
}
