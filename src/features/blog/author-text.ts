import source from "../../../content/pages/author.yaml";
import { contentText } from "../../content/content-text";
import type { schema } from "./author-text.schema";

export const authorText = contentText<typeof schema>(source);
