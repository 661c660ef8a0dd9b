import source from "../../../content/notice.yaml";
import type { schema } from "./text.schema";
import { contentText } from "../../content/content-text";

export const notice = contentText<typeof schema>(source);
