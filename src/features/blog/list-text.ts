import source from "../../../content/pages/blogs.yaml";
import { contentText } from "../../content/content-text";
import type { schema } from "./list-text.schema";

export const listText = contentText<typeof schema>(source);
