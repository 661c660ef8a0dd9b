import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { benchBuild, type BuildRun } from "./build";
import { benchIpos, type IpoRun } from "./ipos";

const HELP = `npm run bench -- [build|ipos] [--posts 1000,10000] [--rows 50,5000] [--out FOLDER]
  build   cold build, unchanged rebuild, one post edited, one post added (default)
  ipos    keystroke in the IPO search to paint, in a browser against the site in public/`;

/** What was measured, and the same as lines of a table. */
type Report<Run> = { runs: Run[]; lines: string[][] };

/** Runs a bench by name, prints a table and writes the same as JSON. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      posts: { type: "string", default: "1000" },
      rows: { type: "string", default: "50,5000" },
      out: { type: "string", default: ".data/bench" },
      help: { type: "boolean", default: false },
    },
  });
  const name = positionals[0] ?? "build";
  const out = resolve(values.out);
  const benches = new Map<string, () => Promise<Report<BuildRun | IpoRun>>>([
    ["build", () => runBuild(numbers(values.posts), out)],
    ["ipos", () => runIpos(numbers(values.rows), out)],
  ]);
  const bench = benches.get(name);
  if (values.help || !bench) {
    console.log(values.help ? HELP : `There is no bench "${name}".\n${HELP}`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  mkdirSync(out, { recursive: true });
  const { runs, lines } = await bench();
  const machine = {
    node: process.version,
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  };
  console.log(table(lines));
  const file = join(out, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, runs }, null, 2)}\n`);
  console.log(
    `Node ${machine.node}, ${machine.cores} cores, ${machine.memoryGigabytes} GB; as JSON: ${file}`,
  );
}

const numbers = (list: string) => list.split(",").map(Number);

async function runBuild(posts: number[], out: string): Promise<Report<BuildRun>> {
  const runs: BuildRun[] = [];
  for (const count of posts) runs.push(...(await benchBuild(count, out)));
  const head = ["posts", "run", "seconds", "peak MB", "pages", "rendered (posts new)", "pages/s"];
  const rows = runs.map((run) => [
    String(run.posts),
    run.run,
    run.seconds.toFixed(1),
    String(run.peakMegabytes),
    String(run.pages),
    `${run.rendered} (${run.changedPosts})`,
    run.pagesPerSecond.toFixed(1),
  ]);
  return { runs, lines: [head, ...rows] };
}

async function runIpos(sizes: number[], out: string): Promise<Report<IpoRun>> {
  const runs = await benchIpos(sizes, out);
  const least = runs[0]?.median ?? NaN;
  const head = ["rows", "keystrokes", "median ms", "p95 ms", "worst ms", "ratio of medians"];
  const rows = runs.map((run) => [
    String(run.rows),
    String(run.strokes),
    run.median.toFixed(1),
    run.p95.toFixed(1),
    run.worst.toFixed(1),
    (run.median / least).toFixed(2),
  ]);
  return { runs, lines: [head, ...rows] };
}

/** Lines of cells, the first the head, in columns. */
function table(lines: string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .join("\n");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
