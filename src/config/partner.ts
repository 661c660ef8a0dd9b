import source from "../../content/pages/partner.yaml";
import type { Partner } from "./partner-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/partner.yaml with its placeholders filled. */
export const partnerPage: Partner = fillAll(source, site);
