import source from "../../../content/pages/ipo.yaml";
import type { schema } from "./page-text.schema";
import { contentText } from "../../content/content-text";

export const ipoText = contentText<typeof schema>(source);
