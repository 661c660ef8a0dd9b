import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { describeFailure } from "../../server/process/failure";
import { benchBuild } from "./build";
import { benchIpos } from "./ipos";
import { benchPublish } from "./publish";
import { buildLines, ipoLines, publishLines, serveLines, switchLines, table } from "./report";
import { benchServe } from "./serve";

const HELP = `npm run bench -- [build|publish|serve|ipos] [options]
  build    cold build, unchanged rebuild, one post edited, one post added (default)
             --posts 1000,10000
  publish  from a signed webhook to the new page, phase by phase
             --posts 100,1000,10000
  serve    requests per second beside nginx (apt-get install nginx-light wrk
           libnginx-mod-http-brotli-static), then requests while releases are published
             --seconds 4 --requests 100000 --switches 20
  ipos     keystroke in the IPO search to paint, in a browser
             --rows 50,5000
  serve and ipos use the site in public/. --out FOLDER is where the figures go (.data/bench).`;

/** Where the site is built: below the checkout, whose packages it needs. */
const BUILDS = resolve(".data/bench");

/** What was measured, and the same as tables. */
type Report = { runs: unknown; tables: string[][][] };

/** Runs a bench by name, prints tables and writes the same as JSON. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      posts: { type: "string", default: "1000" },
      seconds: { type: "string", default: "4" },
      requests: { type: "string", default: "100000" },
      switches: { type: "string", default: "20" },
      rows: { type: "string", default: "50,5000" },
      out: { type: "string", default: ".data/bench" },
      help: { type: "boolean", default: false },
    },
  });
  const name = positionals[0] ?? "build";
  const out = resolve(values.out);
  const posts = numbers(values.posts);
  const benches = new Map<string, () => Promise<Report>>([
    [
      "build",
      async () => {
        const runs = (await each(posts, (count) => benchBuild(count, BUILDS))).flat();
        return { runs, tables: [buildLines(runs)] };
      },
    ],
    [
      "publish",
      async () => {
        const runs = (await each(posts, (count) => benchPublish(count, BUILDS))).flat();
        return { runs, tables: [publishLines(runs)] };
      },
    ],
    [
      "serve",
      async () => {
        const runs = await benchServe({
          folder: out,
          seconds: Number(values.seconds),
          requests: Number(values.requests),
          switches: Number(values.switches),
        });
        return { runs, tables: [serveLines(runs.serve), switchLines(runs.switches)] };
      },
    ],
    [
      "ipos",
      async () => {
        const runs = await benchIpos(numbers(values.rows), out);
        return { runs, tables: [ipoLines(runs)] };
      },
    ],
  ]);
  const bench = benches.get(name);
  if (values.help || !bench) {
    console.log(values.help ? HELP : `There is no bench "${name}".\n${HELP}`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  mkdirSync(out, { recursive: true });
  const { runs, tables } = await bench();
  const machine = {
    node: process.version,
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  };
  console.log(tables.map(table).join("\n\n"));
  const file = join(out, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, runs }, null, 2)}\n`);
  console.log(
    `Node ${machine.node}, ${machine.cores} cores, ${machine.memoryGigabytes} GB; as JSON: ${file}`,
  );
}

const numbers = (list: string) => list.split(",").map(Number);

async function each<Run>(sizes: number[], bench: (size: number) => Promise<Run>): Promise<Run[]> {
  const runs: Run[] = [];
  for (const size of sizes) runs.push(await bench(size));
  return runs;
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
