// Gains: fonts load at all. Gatsby inlines small files as data: URLs, which the Content-Security-Policy
// refuses. For Gatsby 5.16; drop it when Gatsby has a setting for the limit.

import type { Configuration, RuleSetRule } from "webpack";

/** Changes the configuration. Throws if Gatsby's rule for fonts is missing. */
export function keepFontsInFiles({ module }: Configuration): void {
  const rules = (module?.rules ?? []).filter(isFontRule);
  if (rules.length === 0)
    throw new Error("Gatsby has no rule for fonts: adapt builder/patches/fonts-in-files.ts");
  for (const { use } of rules) for (const { options } of use) options.limit = false;
}

type FontRule = Omit<RuleSetRule, "use"> & { use: { options: { limit: unknown } }[] };

function isFontRule(rule: unknown): rule is FontRule {
  const { test, use } = Object(rule) as RuleSetRule;
  return test instanceof RegExp && test.test("a.woff2") && Array.isArray(use);
}
