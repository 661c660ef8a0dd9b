import source from "../../content/site.yaml";
import type { Site } from "./site.schema";

export type { Site };

/** content/site.yaml, which the build has checked (src/content/read-content.ts). */
export const site = source as Site;
