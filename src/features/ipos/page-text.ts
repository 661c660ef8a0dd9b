import source from "../../../content/pages/ipo.yaml";
import type { schema } from "./page-text.schema";
import { readTexts } from "../../content/content-text";

export const ipoText = readTexts<typeof schema>(source);
