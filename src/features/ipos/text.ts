import source from "../../../content/pages/ipos.yaml";
import type { schema } from "./text.schema";
import { readTexts } from "../../content/content-text";

export const iposText = readTexts<typeof schema>(source);
