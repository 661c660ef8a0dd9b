import * as v from "valibot";
import { words } from "./schema-fields";

// The shape of content/complaints-overview.yaml; checked at build, like site.yaml.

export const ComplaintsOverviewSchema = v.strictObject({
  eyebrow: words,
  title: words,
  waiting: words,
  lead: words,
  missing: words,
  link: words,
});

export type ComplaintsOverviewText = v.InferOutput<typeof ComplaintsOverviewSchema>;
