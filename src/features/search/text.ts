import source from "../../../content/pages/search.yaml";
import { contentText } from "../../content/content-text";
import type { schema } from "./text.schema";

export const searchText = contentText<typeof schema>(source);
