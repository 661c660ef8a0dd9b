import source from "../../../content/pages/ipos.yaml";
import type { schema } from "./text.schema";
import { contentText } from "../../content/content-text";

export const iposText = contentText<typeof schema>(source);
