import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ProcessSupervisor } from "../server/process/process-supervisor";

/** One row of a benchmark's table. */
export type Run = Record<string, string | number>;

export type Benchmark = (
  options: ReturnType<typeof readOptions> & { posts: number },
  supervisor: ProcessSupervisor,
) => Promise<Run[]>;

/** Returns the options of the command line. Throws for an unknown one. */
export function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      posts: { type: "string", default: "1000" },
      seconds: { type: "string", default: "4" },
      runs: { type: "string", default: "5" },
      pages: { type: "string", default: "" },
      help: { type: "boolean", default: false },
    },
  });
  const [name = "build", ...lighthouse] = positionals;
  return {
    name,
    help: values.help,
    /** Below the checkout, so that packages are found. */
    folder: resolve(".data/bench"),
    /** Sizes of the blog. */
    sizes: values.posts.split(",").map(Number),
    seconds: Number(values.seconds),
    /** Lighthouse runs for each page. */
    runs: Number(values.runs),
    pages: new RegExp(values.pages.replaceAll(",", "|")),
    /** Further options of Lighthouse. */
    lighthouse,
  };
}

/** Returns the value that this share of the values is below; NaN without values. */
export function getPercentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}
