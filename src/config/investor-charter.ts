import source from "../../content/pages/investor-charter.yaml";
import type { InvestorCharter } from "./investor-charter-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/investor-charter.yaml with its placeholders filled. */
export const investorCharter: InvestorCharter = fillAll(source, site);
