// Gains: 1.3 kB (brotli) with Apollo, as RxJS offers bundlers ES5 with helpers first.
// For RxJS 7; drop it when Apollo needs RxJS 8, which has no ES5 build.

import type { Configuration } from "webpack";

/** Changes the configuration. */
export function preferEs2015(config: Configuration): void {
  config.resolve = { ...config.resolve, conditionNames: ["es2015", "..."] };
}
