import source from "../../content/complaints-overview.yaml";
import type { ComplaintsOverviewText } from "./complaints-overview-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/complaints-overview.yaml with its placeholders filled. */
export const complaintsOverview: ComplaintsOverviewText = fillAll(source, site);
