import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../server/process/failure";
import { isHashedAsset, type Release } from "../../src/config/release";
import { which } from "../machine";

export type Nginx = { address: string; end: () => Promise<void> };

export type NginxOptions = {
  /** The folder it serves: a release. */
  root: string;
  release: Release;
  /** Paths that are measured: they get the headers that our server sends with them. */
  headers: Record<string, Record<string, string>>;
  port: number;
  workers: number | "auto";
  /** A folder for its configuration and what it writes. */
  folder: string;
};

/** Debian's module for .br files; without it nginx sends the .gz ones. */
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const START_MS = 5000;

/**
 * Starts an nginx of its own beside any that runs on the machine, as an operator would set it up
 * for files: sendfile, the compressed copies, no access log, and the headers of our answers.
 * @throws Failure when it is not installed or does not start
 */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const program = which("nginx") ?? (existsSync("/usr/sbin/nginx") ? "/usr/sbin/nginx" : undefined);
  if (program === undefined) {
    throw new Failure(
      "This bench compares with nginx, which is not here; install it with: apt-get install nginx-light libnginx-mod-http-brotli-static",
    );
  }
  const { folder, port } = options;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "temporary"), { recursive: true });
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(options));
  const errors = join(folder, "error.log");
  const child = spawn(program, ["-c", file, "-e", errors], { stdio: "inherit" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const end = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
  };
  const address = `http://127.0.0.1:${port}`;
  if (await answers(address)) return { address, end };
  await end();
  throw new Failure(`nginx did not start; its log is ${errors}.`);
}

function configuration({ root, headers, port, workers, folder }: NginxOptions): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${folder}/temporary/${name};`,
  );
  const locations = Object.entries(headers).map(([path, own]) =>
    [
      `    location = ${path} {`,
      ...Object.entries(own).map(([name, value]) => `      add_header ${name} "${value}";`),
      `      try_files ${isHashedAsset(path) ? "$uri" : "$uri/index.html $uri/index.html"} =404;`,
      "    }",
    ].join("\n"),
  );
  return `${existsSync(BROTLI) ? `load_module ${BROTLI};\n` : ""}daemon off;
worker_processes ${workers};
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
${temporary.join("\n")}
  types { text/html html; application/javascript js; text/css css; application/json json; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  gzip_static on;
  ${existsSync(BROTLI) ? "brotli_static on;" : ""}
  server {
    listen 127.0.0.1:${port};
    root ${root};
${locations.join("\n")}
  }
}
`;
}

async function answers(address: string): Promise<boolean> {
  for (const started = performance.now(); performance.now() - started < START_MS;) {
    if (await fetch(address).then(Boolean, () => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
