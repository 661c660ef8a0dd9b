import source from "../../../content/pages/preview.yaml";
import { contentText } from "../../content/content-text";
import type { schema } from "./preview-text.schema";

export const previewText = contentText<typeof schema>(source);
