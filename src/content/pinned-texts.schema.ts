import { toTexts } from "./schema-fields";

export const file = "compliance/pinned-texts.yaml";

export const schema = toTexts("sample", "source", "notes", "note", "digest");
