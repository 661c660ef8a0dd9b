import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { runCommand } from "../server/process/run-command";
import { UserFacingError } from "../server/process/user-facing-error";
import { benchApi } from "./api";
import { benchBuild } from "./build";
import { benchPublish } from "./publish";
import type { Benchmark } from "./run";
import { benchSearch } from "./search";
import { benchServe } from "./serve";
import { benchVisitor } from "./visitor";

const HELP = `npm run bench -- [build|publish|search|serve|api|visitor] [options]
  build    a site build from nothing (default)
  publish  from a signed webhook to the new page; then visitors during 20 publishes
  search   size of the search files, time to write them, loading and queries
           these three: --posts 1000,10000
  serve    requests per second next to nginx
           (apt-get install nginx-light wrk libnginx-mod-http-brotli-static)
  api      500 connections on the slowest API call, and enquiries at the same time
           these two: --seconds 4
  visitor  Lighthouse for phones on ten kinds of page, in turn with the smallest Gatsby page;
           fails if a page is over its share of that page's figures
           --runs 5 --pages blog,FAQ --slowdown 4 (how many times slower the phone is)
           --throttling simulate, as Lighthouse does, or devtools: line and processor really slowed
serve, api and visitor start the site with its CMS and sample content.`;

const BENCHMARKS: Record<string, Benchmark> = {
  build: benchBuild,
  publish: benchPublish,
  search: benchSearch,
  serve: benchServe,
  api: benchApi,
  visitor: benchVisitor,
};

async function main(supervisor: ProcessSupervisor): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      posts: { type: "string", default: "1000" },
      seconds: { type: "string", default: "4" },
      runs: { type: "string", default: "5" },
      pages: { type: "string", default: "" },
      slowdown: { type: "string", default: "4" },
      throttling: { type: "string", default: "simulate" },
      help: { type: "boolean", default: false },
    },
  });
  const { posts, pages, seconds, slowdown, help } = values;
  const name = positionals[0] ?? "build";
  const benchmark = BENCHMARKS[name];
  if (help) {
    console.log(HELP);
    return 0;
  }
  if (!benchmark) throw new UserFacingError(`There is no benchmark "${name}".\n${HELP}`);
  // Below the checkout, so that packages are found.
  const folder = resolve(".data/bench");
  mkdirSync(folder, { recursive: true });
  const options = {
    folder,
    posts: posts.split(",").map(Number),
    pages: pages.split(","),
    seconds: Number(seconds),
    runs: Number(values.runs),
    slowdown: Number(slowdown),
    throttling: values.throttling,
  };
  const runs = await benchmark(options, supervisor);
  const round = (_: string, value: unknown) =>
    typeof value === "number" ? Math.round(value * 100) / 100 : value;
  console.table(JSON.parse(JSON.stringify(runs, round)));
  const memoryGigabytes = Math.round(totalmem() / 2 ** 30);
  const machine = { node: process.version, cores: cpus().length, memoryGigabytes };
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, runs }, null, 2)}\n`);
  console.log(machine, `as JSON: ${file}`);
  const over = runs.filter(({ missed }) => missed);
  if (over.length > 0) {
    const pages = over.map(({ page, missed }) => `${page} (${missed})`).join(", ");
    throw new UserFacingError(`Over their limits: ${pages}`);
  }
  return 0;
}

void runCommand(main);
