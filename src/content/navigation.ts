import source from "../../content/navigation.yaml";
import type { schema } from "./navigation.schema";
import { contentText } from "./content-text";

export type { Navigation } from "./navigation.schema";

export const navigation = contentText<typeof schema>(source);
