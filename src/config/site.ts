import source from "../../content/site.yaml";
import type { Site } from "./site-schema";

export type { Site };

/** content/site.yaml as pages use it; the build has checked it before (src/build/content.ts). */
export const site: Site = source;
