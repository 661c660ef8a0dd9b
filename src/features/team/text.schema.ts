import { toTexts } from "../../content/schema-fields";

export const file = "pages/team.yaml";

export const schema = toTexts("title", "lead", "loading", "failed", "none");
