import source from "../../../content/pages/download.yaml";
import type { schema } from "./page-text.schema";
import { readTexts } from "../../content/content-text";

export const downloadPage = readTexts<typeof schema>(source);
