import type { GatsbyBrowser } from "gatsby";
import { onClientEntry as keepOldTabs } from "../app/stale-client/on-client-entry";
import { yieldToMain } from "../shared/domain/yield-to-main";

let layout: typeof import("./wrap-page-element") | undefined;

/**
 * Gatsby's onClientEntry, which Gatsby waits for before it renders: evaluates the layout in a task
 * of its own, not in the task that evaluates React (docs/decisions/0024-short-first-tasks.md).
 */
export async function onClientEntry(): Promise<void> {
  keepOldTabs();
  await yieldToMain();
  layout = await import(/* webpackMode: "eager" */ "./wrap-page-element");
  await yieldToMain();
}

/** Gatsby's wrapPageElement, which it calls after {@link onClientEntry} alone. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) =>
  layout?.wrapPageElement(args) ?? args.element;
