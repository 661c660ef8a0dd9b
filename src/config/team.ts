import source from "../../content/pages/team.yaml";
import { fillAll } from "./placeholders";
import { site } from "./site";
import type { TeamText } from "./team-schema";

/** content/pages/team.yaml with its placeholders filled. */
export const teamText: TeamText = fillAll(source, site);
