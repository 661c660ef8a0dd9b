import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { etagOf } from "../src/shared/node/release/etag";
import { parseRelease, RELEASE_FILE, type Release } from "../src/shared/node/release/release";

type SwitchOptions = {
  folder: string;
  site: string;
  requests: number;
  switches: number;
  supervisor: ProcessSupervisor;
};

const CONNECTIONS = 24;
const CHANGED = "/about-us/index.html";

/** Asks without a pause while `npm run publish` publishes; an ETag is a digest of the body. */
export async function requestsOverSwitches(options: SwitchOptions) {
  const { folder, site, requests, switches } = options;
  const built = join(folder, "public");
  const paths = someFiles(parseRelease(readFileSync(join(built, RELEASE_FILE), "utf8")));
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const errors: string[] = [];
  const seen = new Set<string>();
  let newest = 0;
  let asked = 0;
  let switching = true;
  const started = performance.now();

  const ask = async (): Promise<void> => {
    while (switching || asked < requests) {
      const path = paths[asked++ % paths.length] ?? "/";
      const atLeast = newest;
      const { error, text } = await check(site + path, agent);
      if (error !== undefined) errors.push(`${path}: ${error}`);
      const number = Number(/<!-- release (\d+) -->/.exec(text)?.[1] ?? 0);
      if (path !== visited(CHANGED)) continue;
      seen.add(String(number));
      if (number < atLeast) errors.push(`${path}: release ${number} after ${atLeast}`);
      newest = Math.max(newest, number);
    }
  };
  const publishing = publishAll(options, built, switches).finally(() => (switching = false));
  await Promise.all([publishing, ...Array.from({ length: CONNECTIONS }, ask)]);
  agent.destroy();
  return {
    requests: asked,
    switches,
    seconds: (performance.now() - started) / 1000,
    /** No 200, a body other than its validator says, or an earlier release than before. */
    errors: errors.length,
    firstError: errors[0] ?? null,
    seen: seen.size,
  };
}

async function publishAll(
  { folder, supervisor }: SwitchOptions,
  built: string,
  switches: number,
): Promise<void> {
  for (let number = 1; number <= switches; number++) {
    change(built, number);
    await supervisor.run({
      name: "npm run publish",
      args: ["--import", "tsx", join(process.cwd(), "publisher/cli.ts"), "publish"],
      cwd: folder,
      env: { ...process.env, DATA_DIR: folder },
      log: join(folder, "publish.log"),
    });
  }
}

function change(built: string, number: number): void {
  const file = join(built, CHANGED);
  const text = readFileSync(file, "utf8").replace(/(?:<!-- release \d+ -->)?$/, "");
  const marked = `${text}<!-- release ${number} -->`;
  writeFileSync(file, marked);
  for (const ending of [".br", ".gz"]) rmSync(`${file}${ending}`, { force: true });
  const description = join(built, RELEASE_FILE);
  const release = parseRelease(readFileSync(description, "utf8"));
  release.files[CHANGED] = { etag: etagOf(marked), size: Buffer.byteLength(marked) };
  writeFileSync(description, JSON.stringify(release));
}

function someFiles({ files }: Release): string[] {
  const small = Object.keys(files).filter((path) => (files[path]?.size ?? 0) < 120_000);
  const some = (pattern: RegExp, count: number) =>
    small.filter((path) => pattern.test(path) && path !== CHANGED).slice(0, count);
  const chosen = [
    ...some(/^\/blog\/[^/]+\/index\.html$/, 4),
    ...some(/^\/page-data\/.*\.json$/, 4),
    ...some(/^\/[^/]+[-.][0-9a-f]{10,20}\.js$/, 4),
  ];
  return chosen.flatMap((path) => [visited(path), visited(CHANGED)]);
}

const visited = (path: string) => encodeURI(path.replace(/index\.html$/, ""));

function check(address: string, agent: Agent): Promise<{ error?: string; text: string }> {
  return new Promise((resolve) => {
    const request = get(address, { agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", (error) => resolve({ error: error.message, text: "" }));
      answer.on("end", () => {
        const body = Buffer.concat(chunks);
        const same = answer.headers.etag === `"${etagOf(body)}"`;
        const text = body.subarray(-40).toString();
        if (answer.statusCode === 200 && same) return resolve({ text });
        const why = same ? `status ${answer.statusCode ?? "none"}` : "not what its ETag says";
        resolve({ error: why, text });
      });
    });
    request.on("error", (error) => resolve({ error: error.message, text: "" }));
  });
}
