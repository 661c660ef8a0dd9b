import source from "../../content/pages/portfolio-hedger.yaml";
import type { PortfolioHedger } from "./portfolio-hedger-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/portfolio-hedger.yaml with its placeholders filled. */
export const portfolioHedger: PortfolioHedger = fillAll(source, site);
