import { awaitInteraction } from "../shared/domain/first-interaction";
import { waitForIdle } from "../ui/use-idle";

/** Lays out what the first view skipped (global.css), one part per idle period (decision 0018). */
export async function layOutRest(): Promise<void> {
  await awaitInteraction();
  const parts = document.querySelectorAll<HTMLElement>("main > *, main ~ footer, [data-rows] > *");
  for (const part of parts) {
    await waitForIdle();
    part.style.contentVisibility = "visible";
  }
  document.documentElement.dataset.whole = "";
}
