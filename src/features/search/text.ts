import source from "../../../content/pages/search.yaml";
import { readTexts } from "../../content/content-text";
import type { schema } from "./text.schema";

export const searchText = readTexts<typeof schema>(source);
