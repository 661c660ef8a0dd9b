import source from "../../content/pages/features.yaml";
import type { Features } from "./features-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/features.yaml with its placeholders filled. */
export const features: Features = fillAll(source, site);
