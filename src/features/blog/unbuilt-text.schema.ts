import { texts } from "../../content/schema-fields";

export const file = "pages/unbuilt-post.yaml";

export const schema = texts("loading", "noScript", "title", "missing", "failed", "retry", "list");
