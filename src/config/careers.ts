import source from "../../content/pages/careers.yaml";
import type { Careers } from "./careers-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/careers.yaml with its placeholders filled. */
export const careersPage: Careers = fillAll(source, site);
