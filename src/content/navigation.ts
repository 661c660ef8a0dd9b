import source from "../../content/navigation.yaml";
import type { schema } from "./navigation.schema";
import { readTexts } from "./content-text";

export type { Navigation } from "./navigation.schema";

export const navigation = readTexts<typeof schema>(source);
