import source from "../../content/pages.yaml";
import type { PageTexts } from "./page-texts-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages.yaml with its placeholders filled. */
export const pageTexts: PageTexts = fillAll(source, site);
