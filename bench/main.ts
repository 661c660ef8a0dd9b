import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ProcessSupervisor } from "../server/process/process-supervisor";
import { describeError, UserFacingError } from "../server/process/user-facing-error";
import { benchApi } from "./api";
import { benchBuild } from "./build";
import { benchIpos } from "./ipos";
import { benchPublish } from "./publish";
import { benchSearch } from "./search";
import { benchServe } from "./serve";
import { benchVisitor } from "./visitor";

const HELP = `npm run bench -- [build|publish|search|serve|ipos|api|visitor] [options]
  build    cold build, unchanged rebuild, one post edited, one post added (default)
             --posts 1000,10000
  publish  from a signed webhook to the new page, phase by phase; beside it Eleventy
             --posts 100,1000,10000
  search   size of the search's files, time to write all and one, loading and queries
             --posts 1000,10000
  serve    requests per second beside nginx (apt-get install nginx-light wrk
           libnginx-mod-http-brotli-static), then requests while releases are published
             --seconds 4 --requests 100000 --switches 20
  ipos     keystroke in the IPO search to paint, in a browser
             --rows 50,5000
  api      500 connections over the dearest call, and enquiries meanwhile
             --seconds 4 (npm run build -w cms comes first)
  visitor  Lighthouse for phones over ten kinds of page beside a bare Gatsby page; fails when one
           misses its LCP. The API is GATSBY_API_HOST, or else a CMS with the samples
             --runs 5 --pages blog,FAQ
             --throttling processor: that is really slow and the line is calculated; or Lighthouse's
           own simulate, which calculates both, or devtools, where both are slow
             --slowdown 4: how many times slower the phone is; its "phone index" is by
             Lighthouse's own yardstick, on which a cheap one has some 260
  serve, ipos and visitor use the site in public/. --out FOLDER is where the figures go (.data/bench).`;

/** Where the site is built: below the checkout, whose packages it needs. */
const BUILDS = resolve(".data/bench");

/** Those with more figures than a line holds. */
const AS_COLUMNS = ["publish", "search"];

type Run = Record<string, string | number | null>;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      posts: { type: "string", default: "1000" },
      seconds: { type: "string", default: "4" },
      requests: { type: "string", default: "100000" },
      switches: { type: "string", default: "20" },
      rows: { type: "string", default: "50,5000" },
      runs: { type: "string", default: "5" },
      pages: { type: "string", default: "" },
      throttling: { type: "string", default: "processor" },
      slowdown: { type: "string", default: "4" },
      out: { type: "string", default: ".data/bench" },
      help: { type: "boolean", default: false },
    },
  });
  const name = positionals[0] ?? "build";
  const out = resolve(values.out);
  const [posts = [], rows = []] = [values.posts, values.rows].map((list) =>
    list.split(",").map(Number),
  );
  const load = {
    folder: out,
    seconds: Number(values.seconds),
    requests: Number(values.requests),
    switches: Number(values.switches),
  };
  const visits = {
    folder: out,
    runs: Number(values.runs),
    pages: values.pages.split(","),
    throttling: values.throttling,
    slowdown: Number(values.slowdown),
  };
  const benchmarks: Record<string, () => Promise<Run[][]>> = {
    build: () => each(posts, (count, supervisor) => benchBuild(count, BUILDS, supervisor)),
    publish: () => each(posts, (count, supervisor) => benchPublish(count, BUILDS, supervisor)),
    search: () => each(posts, (count) => benchSearch(count, BUILDS)),
    serve: () => supervised((supervisor) => benchServe(load, supervisor)),
    api: async () => [await supervised((supervisor) => benchApi(load, supervisor))],
    ipos: () => each([rows], (sizes, supervisor) => benchIpos(sizes, out, supervisor)),
    visitor: async () => [await supervised((supervisor) => benchVisitor(visits, supervisor))],
  };
  const benchmark = benchmarks[name];
  if (values.help || !benchmark) {
    console.log(values.help ? HELP : `There is no benchmark "${name}".\n${HELP}`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  mkdirSync(out, { recursive: true });
  const tables = await benchmark();
  for (const runs of tables)
    console.table(AS_COLUMNS.includes(name) ? asColumns(runs) : runs.map(rounded));
  const machine = {
    node: process.version,
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  };
  const file = join(out, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, runs: tables.flat() }, null, 2)}\n`);
  console.log(machine, `as JSON: ${file}`);
  const late = tables.flat().filter(({ missed }) => String(missed).includes("LCP"));
  if (late.length > 0) {
    throw new UserFacingError(`Over the LCP budget: ${late.map(({ page }) => page).join(", ")}`);
  }
}

/** One table of the runs of every size; each size begins with nothing running. */
async function each<Size>(
  sizes: Size[],
  run: (size: Size, supervisor: ProcessSupervisor) => Promise<Run[]>,
): Promise<Run[][]> {
  const runs: Run[] = [];
  for (const size of sizes) {
    runs.push(...(await supervised((supervisor) => run(size, supervisor))));
  }
  return [runs];
}

async function supervised<T>(work: (supervisor: ProcessSupervisor) => Promise<T>): Promise<T> {
  const supervisor = new ProcessSupervisor();
  try {
    return await work(supervisor);
  } finally {
    await supervisor.endAll();
  }
}

function rounded(run: Run): Run {
  const cells = Object.entries(run).map(([name, value]) => [
    name,
    typeof value === "number" ? Math.round(value * 100) / 100 : value,
  ]);
  return Object.fromEntries(cells);
}

function asColumns(runs: Run[]): Record<string, Run> {
  const columns = runs.map(rounded);
  const names = Object.keys(columns[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(columns.map((run, at) => [at, run[name] ?? ""])),
    ]),
  );
}

main().catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
