import source from "../../content/pages/expert-advice.yaml";
import type { ExpertAdvice } from "./expert-advice-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/pages/expert-advice.yaml with its placeholders filled. */
export const expertAdvice: ExpertAdvice = fillAll(source, site);
