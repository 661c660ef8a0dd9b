import source from "../../content/site.yaml";
import type { Site } from "./site.schema";

export type { Site };

/** content/site.yaml as pages use it; the build has checked it before (src/content/read-content.ts). */
export const site = source as Site;
