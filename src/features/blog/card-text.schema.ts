import { texts } from "../../content/schema-fields";

export const file = "blog-card.yaml";

export const schema = texts("by", "more", "uncategorised");
