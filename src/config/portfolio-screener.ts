import source from "../../content/pages/portfolio-screener.yaml";
import type { PortfolioScreener } from "./portfolio-screener-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/portfolio-screener.yaml with its placeholders filled. */
export const portfolioScreener: PortfolioScreener = fillAll(source, site);
