import { awaitInteraction } from "../shared/domain/first-interaction";
import { waitForIdle } from "../ui/use-idle";

/** Renders the parts that global.css skipped, one per idle period (decision 0018). */
export async function renderSkippedParts(): Promise<void> {
  await awaitInteraction();
  const parts = document.querySelectorAll<HTMLElement>("main > *, main ~ footer, [data-rows] > *");
  for (const part of parts) {
    await waitForIdle();
    part.style.contentVisibility = "visible";
  }
  document.documentElement.dataset.whole = "";
}
