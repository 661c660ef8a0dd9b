import source from "../../content/pages/about.yaml";
import type { About } from "./about-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/about.yaml with its placeholders filled. */
export const about: About = fillAll(source, site);
