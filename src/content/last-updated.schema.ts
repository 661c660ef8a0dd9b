import { texts } from "./schema-fields";

export const file = "last-updated.yaml";

export const schema = texts("updated", "known");
