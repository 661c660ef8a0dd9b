import { texts } from "../../content/schema-fields";

export const file = "pages/team.yaml";

export const schema = texts("title", "lead", "loading", "failed", "none");
