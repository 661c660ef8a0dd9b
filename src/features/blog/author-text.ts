import source from "../../../content/pages/author.yaml";
import { readTexts } from "../../content/content-text";
import type { schema } from "./author-text.schema";

export const authorText = readTexts<typeof schema>(source);
