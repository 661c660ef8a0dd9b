import source from "../../../content/pages/blogs.yaml";
import { readTexts } from "../../content/content-text";
import type { schema } from "./list-text.schema";

export const listText = readTexts<typeof schema>(source);
