import type { GatsbyBrowser } from "gatsby";
import { onClientEntry as supportOldTabs } from "../app/stale-client/on-client-entry";
import { yieldToMain } from "../shared/domain/yield-to-main";
import { awaitInteraction } from "../shared/domain/first-interaction";
import { waitForIdle } from "../ui/use-idle";

let layout: typeof import("./root-layout") | undefined;

/** Gatsby's onClientEntry: evaluates the layout in its own task (decision 0018). */
export async function onClientEntry(): Promise<void> {
  supportOldTabs();
  void renderSkippedParts();
  await yieldToMain();
  layout = await import(/* webpackMode: "eager" */ "./root-layout");
  await yieldToMain();
}

/** Gatsby's wrapPageElement, which runs after {@link onClientEntry}. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) =>
  layout?.wrapPageElement(args) ?? args.element;

/** Renders the parts that global.css skipped, one per idle period (decision 0018). */
async function renderSkippedParts(): Promise<void> {
  await awaitInteraction();
  const parts = document.querySelectorAll<HTMLElement>("main > *, main ~ footer, [data-rows] > *");
  for (const part of parts) {
    await waitForIdle();
    part.style.contentVisibility = "visible";
  }
  document.documentElement.dataset.whole = "";
}
