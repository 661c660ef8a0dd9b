import source from "../../../content/pages/download.yaml";
import type { schema } from "./page-text.schema";
import { contentText } from "../../content/content-text";

export const downloadPage = contentText<typeof schema>(source);
