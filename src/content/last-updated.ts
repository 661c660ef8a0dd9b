import source from "../../content/last-updated.yaml";
import { readTexts } from "./content-text";
import type { schema } from "./last-updated.schema";

export const lastUpdatedText = readTexts<typeof schema>(source);
