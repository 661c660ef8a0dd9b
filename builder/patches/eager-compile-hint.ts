// Gains: with the other measures of docs/decisions/0024, 25 to 70 ms of the first task on a slow phone.
// Chrome compiles these scripts while they load, not when a function is first called.
// For Chrome 136 and later; drop it when Chrome no longer reads the hint.

import type { CreateWebpackConfigArgs } from "gatsby";
import type { WebpackPluginInstance } from "webpack";

/** Returns a plugin that marks scripts that run completely at the start; others would waste memory. */
export function eagerCompileHint({
  banner,
}: CreateWebpackConfigArgs["plugins"]): WebpackPluginInstance {
  const plugin = banner({
    banner: "//# allFunctionsCalledOnLoad",
    raw: true,
    test: /^(?:framework|app|live)-/,
    // After everything that changes the text: webpack's PROCESS_ASSETS_STAGE_SUMMARIZE.
    stage: 1000,
  });
  return plugin as WebpackPluginInstance;
}
