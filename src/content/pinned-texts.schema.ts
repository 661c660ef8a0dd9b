import { texts } from "./schema-fields";

export const file = "compliance/pinned-texts.yaml";

export const schema = texts("sample", "source", "notes", "note", "digest");
