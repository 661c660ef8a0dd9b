import { texts } from "../../content/schema-fields";

export const file = "complaints-due.yaml";

export const schema = texts("overdue");
