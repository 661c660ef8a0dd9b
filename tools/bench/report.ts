import type { BuildRun } from "./build";
import type { IpoRun } from "./ipos";
import type { PublishRun } from "./publish";
import type { ServeRun } from "./serve";
import type { SwitchRun } from "./switches";

/** Lines of cells, the first the head. */
type Lines = string[][];

export function buildLines(runs: BuildRun[]): Lines {
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
  return [head, ...rows];
}

export function ipoLines(runs: IpoRun[]): Lines {
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
  return [head, ...rows];
}

export function serveLines(runs: ServeRun[]): Lines {
  const head = ["what", "server", "requests/s", "p50 ms", "p99 ms", "bytes", "errors", "of nginx"];
  const rows = runs.map((run) => [
    run.what,
    run.server,
    run.perSecond.toFixed(0),
    run.p50.toFixed(2),
    run.p99.toFixed(2),
    `${run.bytes} ${run.encoding}`,
    String(run.errors),
    run.ratio.toFixed(2),
  ]);
  return [head, ...rows];
}

export function switchLines(run: SwitchRun): Lines {
  return [
    ["requests", "switches", "releases seen", "seconds", "errors", "first error"],
    [
      String(run.requests),
      String(run.switches),
      String(run.seen),
      run.seconds.toFixed(1),
      String(run.errors),
      run.firstError ?? "none",
    ],
  ];
}

/** Runs as columns: what takes the time is read from top to bottom. */
export function publishLines(runs: PublishRun[]): Lines {
  const phases = [...new Set(runs.flatMap((run) => Object.keys(run.phases)))];
  return [
    ["", ...runs.map(({ posts, run }) => `${posts} posts, ${run}`)],
    ...phases.map((name) => [
      name,
      ...runs.map(({ phases }) =>
        phases[name] === undefined ? "" : `${phases[name].toFixed(2)} s`,
      ),
    ]),
    ["webhook to page, debounce taken off", ...runs.map((run) => `${run.seconds.toFixed(1)} s`)],
    ["of that ours", ...runs.map((run) => `${run.ours.toFixed(2)} s`)],
    ["peak of the process tree", ...runs.map((run) => `${run.peakMegabytes} MB`)],
    ["pages rendered (posts new)", ...runs.map((run) => `${run.rendered} (${run.changedPosts})`)],
  ];
}

/** Lines of cells in columns. */
export function table(lines: Lines): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .join("\n");
}
