import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../server/process/ports";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { isRoot } from "../tools/browser";
import { waitForServer } from "./start-site";

export const NGINX = "/usr/sbin/nginx";
/** Debian's module that sends .br files. */
export const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Only its owner reads the data folder; nginx started as root would read it as another user. */
const USER = isRoot() ? "user root;" : "";

/** Headers of our responses that nginx does not send by default. */
const OWN_HEADERS = /^(cache-control|content-security-policy|vary|x-.*|referrer-.*|cross-.*)$/;

type NginxOptions = {
  /** Our site server, and its measured paths. */
  address: string;
  paths: string[];
  root: string;
  workers: number;
  parent: string;
};

/** Starts nginx as an operator would set it up for files; returns its address. */
export async function startNginx(
  options: NginxOptions,
  supervisor: ProcessSupervisor,
): Promise<string> {
  const { address: site, paths, root, workers } = options;
  const folder = join(options.parent, `nginx-${workers}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [file, log] = [join(folder, "nginx.conf"), join(folder, "error.log")];
  const port = await findFreePort();
  const locations = await Promise.all(paths.map((path) => describeLocation(site, path)));
  const values: Record<string, string> = {
    MODULE: BROTLI,
    WORKERS: String(workers),
    FOLDER: folder,
    PORT: String(port),
    ROOT: root,
    LOCATIONS: locations.join("\n"),
  };
  const template = readFileSync("bench/nginx.conf", "utf8");
  writeFileSync(file, USER + template.replace(/\b[A-Z]{4,}\b/g, (name) => values[name] ?? name));
  const child = spawn(NGINX, ["-c", file, "-e", log], { stdio: "inherit" });
  supervisor.add({ end: async () => void child.kill("SIGTERM") });
  const address = `http://127.0.0.1:${port}`;
  await waitForServer(`nginx (log: ${log})`, address, 5000);
  return address;
}

async function describeLocation(address: string, path: string): Promise<string> {
  const { headers } = await fetch(address + path);
  const ownHeaders = [...headers].filter(([name]) => OWN_HEADERS.test(name));
  return `location = ${path} {
${ownHeaders.map(([name, value]) => `add_header ${name} "${value}";`).join("\n")}
try_files ${path.endsWith("/") ? "$uri/index.html" : "$uri"} =404;
}`;
}
