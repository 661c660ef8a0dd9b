import source from "../../../content/pages/reports.yaml";
import { contentText } from "../../content/content-text";
import type { schema } from "./text.schema";

export const reportsText = contentText<typeof schema>(source);
