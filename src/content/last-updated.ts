import source from "../../content/last-updated.yaml";
import { contentText } from "./content-text";
import type { schema } from "./last-updated.schema";

export const lastUpdatedText = contentText<typeof schema>(source);
