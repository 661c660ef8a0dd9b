import { toTexts } from "../../content/schema-fields";

export const file = "blog-card.yaml";

export const schema = toTexts("by", "more", "uncategorised");
