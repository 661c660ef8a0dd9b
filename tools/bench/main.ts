import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { benchBuild, type BuildRun } from "./build";

const HELP = `npm run bench -- [build] [--posts 1000,10000] [--out FOLDER]
  build   cold build, unchanged rebuild, one post edited, one post added (default)`;

/** Runs a bench by name, prints a table and writes the same as JSON. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      posts: { type: "string", default: "1000" },
      out: { type: "string", default: ".data/bench" },
      help: { type: "boolean", default: false },
    },
  });
  const name = positionals[0] ?? "build";
  if (values.help || name !== "build") {
    console.log(values.help ? HELP : `There is no bench "${name}".\n${HELP}`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });
  const runs: BuildRun[] = [];
  for (const posts of values.posts.split(",").map(Number)) {
    runs.push(...(await benchBuild(posts, out)));
  }
  const machine = {
    node: process.version,
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  };
  console.log(table(runs));
  const file = join(out, "build.json");
  writeFileSync(file, `${JSON.stringify({ machine, runs }, null, 2)}\n`);
  console.log(
    `Node ${machine.node}, ${machine.cores} cores, ${machine.memoryGigabytes} GB; as JSON: ${file}`,
  );
}

function table(runs: BuildRun[]): string {
  const rows = runs.map((run) => [
    String(run.posts),
    run.run,
    run.seconds.toFixed(1),
    String(run.peakMegabytes),
    String(run.pages),
    `${run.rendered} (${run.changedPosts})`,
    run.pagesPerSecond.toFixed(1),
  ]);
  const head = ["posts", "run", "seconds", "peak MB", "pages", "rendered (posts new)", "pages/s"];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .join("\n");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
