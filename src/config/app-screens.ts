import source from "../../content/app-screens.yaml";
import type { AppScreens } from "./app-screens-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/app-screens.yaml with its placeholders filled. */
export const appScreens: AppScreens = fillAll(source, site);
