import { toTexts } from "./schema-fields";

export const file = "last-updated.yaml";

export const schema = toTexts("updated", "known");
