import type { GatsbyBrowser } from "gatsby";
import { onClientEntry as keepOldTabs } from "../app/stale-client/on-client-entry";
import { yieldToMain } from "../shared/domain/yield-to-main";

let layout: typeof import("./wrap-page-element") | undefined;

/** Gatsby's onClientEntry: evaluates the layout in a task of its own (decision 0024). */
export async function onClientEntry(): Promise<void> {
  keepOldTabs();
  await yieldToMain();
  layout = await import(/* webpackMode: "eager" */ "./wrap-page-element");
  await yieldToMain();
}

/** Gatsby's wrapPageElement, which it calls after {@link onClientEntry} alone. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) =>
  layout?.wrapPageElement(args) ?? args.element;
