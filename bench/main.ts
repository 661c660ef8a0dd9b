import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { runCommand } from "../server/process/run-command";
import { UserFacingError } from "../server/process/user-facing-error";
import { benchApi } from "./api";
import { benchBuild } from "./build";
import { benchPublish } from "./publish";
import { readOptions, type Benchmark, type Run } from "./run";
import { benchSearch } from "./search";
import { benchServe } from "./serve";
import { benchVisitor } from "./visitor";

const HELP = `npm run bench -- [build|publish|search|serve|api|visitor] [options]
  build    a site build from scratch (default)
  publish  time from a signed webhook to the new page; response times during 20 or more publishes
  search   size of the search files, time to write them, loading and queries
           option of these three: --posts 1000,10000
  serve    requests per second next to nginx and bare Fastify
           (apt-get install nginx-light wrk libnginx-mod-http-brotli-static)
  api      500 connections on the slowest API call, and enquiries at the same time
           option of these two: --seconds 4
  visitor  Lighthouse for phones on ten kinds of page, alternating with the smallest Gatsby page;
           fails if a page exceeds a limit, most of them relative to that page
           --runs 5 --pages blog,FAQ, and after a second -- options of Lighthouse, such as
           --throttling-method=devtools --throttling.cpuSlowdownMultiplier=8
serve, api and visitor start the site with its CMS and sample content.`;

const BENCHMARKS: Record<string, Benchmark> = {
  build: benchBuild,
  publish: benchPublish,
  search: benchSearch,
  serve: benchServe,
  api: benchApi,
  visitor: benchVisitor,
};

async function runBenchmarks(supervisor: ProcessSupervisor): Promise<number> {
  const options = readOptions();
  const { name, folder } = options;
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const benchmark = BENCHMARKS[name];
  if (!benchmark) throw new UserFacingError(`There is no benchmark "${name}".\n${HELP}`);
  mkdirSync(folder, { recursive: true });
  const runs: Run[] = [];
  for (const posts of options.sizes) {
    runs.push(...(await benchmark({ ...options, posts }, supervisor)));
  }
  const roundNumber = (_: string, value: unknown) =>
    typeof value === "number" ? Math.round(value * 100) / 100 : value;
  console.table(JSON.parse(JSON.stringify(runs, roundNumber)));
  const memoryGigabytes = Math.round(totalmem() / 2 ** 30);
  const machine = { node: process.version, cores: cpus().length, memoryGigabytes };
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, runs }, null, 2)}\n`);
  console.log(machine, `as JSON: ${file}`);
  const failed = runs.filter(({ missed }) => missed);
  if (failed.length > 0) {
    const pages = failed.map(({ page, missed }) => `${page} (${missed})`).join(", ");
    throw new UserFacingError(`Pages over their limits: ${pages}. All figures are in ${file}.`);
  }
  return 0;
}

void runCommand(runBenchmarks);
