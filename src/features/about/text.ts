import source from "../../../content/pages/about.yaml";
import type { schema } from "./text.schema";
import { contentText } from "../../content/content-text";

export const about = contentText<typeof schema>(source);
