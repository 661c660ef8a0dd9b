import source from "../../content/pages/ipos.yaml";
import type { IposText } from "./ipos-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/ipos.yaml with its placeholders filled. */
export const iposText: IposText = fillAll(source, site);
