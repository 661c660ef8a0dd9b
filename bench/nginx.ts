import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../server/process/ports";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { UserFacingError } from "../server/process/user-facing-error";
import { isRoot } from "../tools/machine";
import { waitForServer } from "./wait-until";

const PROGRAM = "/usr/sbin/nginx";
/** Debian's module that sends .br files. */
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Only its owner reads the data folder; nginx started as root would read it as another user. */
const USER = isRoot() ? "user root;" : "";

type NginxOptions = {
  root: string;
  /** The headers of our responses, for each measured path. */
  headers: Map<string, [name: string, value: string][]>;
  folder: string;
  workers: number;
};

/** Starts nginx as an operator would set it up for files; returns its address. */
export async function startNginx(
  options: NginxOptions,
  supervisor: ProcessSupervisor,
): Promise<string> {
  if (![PROGRAM, BROTLI].every((file) => existsSync(file))) {
    throw new UserFacingError(
      "This benchmark compares with nginx. Install it with: apt-get install nginx-light libnginx-mod-http-brotli-static",
    );
  }
  const { folder } = options;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [file, log] = [join(folder, "nginx.conf"), join(folder, "error.log")];
  const port = await findFreePort();
  writeFileSync(file, toConfiguration(options, port));
  const child = spawn(PROGRAM, ["-c", file, "-e", log], { stdio: "inherit" });
  supervisor.add({ end: async () => void child.kill("SIGTERM") });
  const address = `http://127.0.0.1:${port}`;
  await waitForServer(`nginx (log: ${log})`, address, 5000);
  return address;
}

function toConfiguration({ root, headers, folder, workers }: NginxOptions, port: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const locations = [...headers].map(([path, own]) => [
    `location = ${path} {`,
    ...own.map(([name, value]) => `add_header ${name} "${value}";`),
    `try_files ${path.endsWith("/") ? "$uri/index.html" : "$uri"} =404; }`,
  ]);
  return `load_module ${BROTLI};
daemon off;
${USER}
worker_processes ${workers};
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
types { text/html html; application/javascript js; }
access_log off;
sendfile on;
tcp_nopush on;
keepalive_requests 1000000;
gzip_static on;
brotli_static on;
server {
listen 127.0.0.1:${port};
root ${root};
${locations.flat().join("\n")}
}
}
`;
}
