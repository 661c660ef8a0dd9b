import source from "../../content/pages/readymade-stockbox.yaml";
import type { ReadymadeStockbox } from "./readymade-stockbox-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/readymade-stockbox.yaml with its placeholders filled. */
export const readymadeStockbox: ReadymadeStockbox = fillAll(source, site);
