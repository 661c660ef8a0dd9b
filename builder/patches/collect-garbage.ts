// Gains: some 200 MB while pages are queried and rendered, which V8 would otherwise keep.
// For Node 20 and Gatsby 5.16; drop it when the build's peak stays below 1.4 GB without it.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Compiler } from "webpack";

let collectAll: (() => void) | undefined;

/** Runs V8's full collection. A command-line flag would end the worker threads of Gatsby's compiler. */
export function collectGarbage(): void {
  if (!collectAll) {
    setFlagsFromString("--expose-gc");
    collectAll = runInNewContext("gc") as () => void;
  }
  collectAll();
}

/** Collects garbage when the last compilation ends, so that pages are rendered with free memory. */
export function collectGarbageAtEnd({ hooks }: Compiler): void {
  hooks.shutdown.tap("CollectGarbage", collectGarbage);
}
