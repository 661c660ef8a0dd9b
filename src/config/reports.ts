import source from "../../content/pages/reports.yaml";
import { fillAll } from "./placeholders";
import type { ReportsText } from "./reports-schema";
import { site } from "./site";

/** content/pages/reports.yaml with its placeholders filled. */
export const reportsText: ReportsText = fillAll(source, site);
