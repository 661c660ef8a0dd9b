import source from "../../../content/download.yaml";
import type { schema } from "./text.schema";
import { contentText } from "../../content/content-text";

export const download = contentText<typeof schema>(source);
