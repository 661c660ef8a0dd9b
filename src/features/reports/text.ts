import source from "../../../content/pages/reports.yaml";
import { readTexts } from "../../content/content-text";
import type { schema } from "./text.schema";

export const reportsText = readTexts<typeof schema>(source);
