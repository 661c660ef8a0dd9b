import source from "../../content/pages/stock-screener.yaml";
import type { StockScreener } from "./stock-screener-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/stock-screener.yaml with its placeholders filled. */
export const stockScreener: StockScreener = fillAll(source, site);
