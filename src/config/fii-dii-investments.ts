import source from "../../content/pages/fii-dii-investments.yaml";
import type { FiiDiiInvestments } from "./fii-dii-investments-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/fii-dii-investments.yaml with its placeholders filled. */
export const fiiDiiInvestments: FiiDiiInvestments = fillAll(source, site);
