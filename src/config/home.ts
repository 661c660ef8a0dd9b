import source from "../../content/home.yaml";
import type { Home } from "./home-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/home.yaml with its placeholders filled. */
export const home: Home = fillAll(source, site);
