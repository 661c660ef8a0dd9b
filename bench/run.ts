import type { ProcessSupervisor } from "../server/process/process-supervisor";

/** One row of a benchmark's table. */
export type Run = Record<string, string | number>;

export type BenchOptions = {
  folder: string;
  /** Sizes of the blog. */
  posts: number[];
  seconds: number;
  /** Lighthouse runs for each page. */
  runs: number;
  /** Parts of paths; "/" is the home page. */
  pages: string[];
  /** How many times slower than this machine a phone is. */
  slowdown: number;
  /** Lighthouse's --throttling-method. */
  throttling: string;
};

export type Benchmark = (options: BenchOptions, supervisor: ProcessSupervisor) => Promise<Run[]>;
