import { toTexts } from "../../content/schema-fields";

export const file = "complaints-due.yaml";

export const schema = toTexts("overdue");
