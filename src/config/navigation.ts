import source from "../../content/navigation.yaml";
import type { Navigation } from "./navigation-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

export type { Navigation };

/** content/navigation.yaml with its placeholders filled. */
export const navigation: Navigation = fillAll(source, site);
