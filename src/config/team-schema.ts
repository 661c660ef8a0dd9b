import * as v from "valibot";
import { words } from "./schema-fields";

// The shape of content/pages/team.yaml; checked at build, like site.yaml.

export const TeamSchema = v.strictObject({ title: words, lead: words });

export type TeamText = v.InferOutput<typeof TeamSchema>;
