import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserFacingError } from "../server/process/user-facing-error";
import { isHashedAsset, type Release } from "../src/shared/node/release/release";
import { which } from "../tools/machine";
import { answers } from "./wait-until";

type Nginx = { address: string; end: () => Promise<void> };

type NginxOptions = {
  root: string;
  release: Release;
  /** Of our answers, by the paths that are measured. */
  headers: Record<string, Record<string, string>>;
  port: number;
  workers: number | "auto";
  folder: string;
};

/** Debian's module for .br files; without it nginx sends the .gz ones. */
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const START_MS = 5000;

/** As an operator would set it up for files: sendfile, compressed copies, no access log. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const program = which("nginx") ?? (existsSync("/usr/sbin/nginx") ? "/usr/sbin/nginx" : undefined);
  if (program === undefined) {
    throw new UserFacingError(
      "This benchmark compares with nginx, which is not here; install it with: apt-get install nginx-light libnginx-mod-http-brotli-static",
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
  if (await answers(address, START_MS)) return { address, end };
  await end();
  throw new UserFacingError(`nginx did not start; its log is ${errors}.`);
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
