import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

/** /kitchen-sink/: every primitive in every state, for whoever changes one; only KITCHEN_SINK=1 makes it. */
export function createKitchenSink({ actions }: Pick<CreatePagesArgs, "actions">): void {
  if (process.env.KITCHEN_SINK !== "1") return;
  const component = resolve("src/templates/kitchen-sink.tsx");
  actions.createPage({ path: "/kitchen-sink/", component, context: {} });
}
