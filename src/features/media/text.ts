import source from "../../../content/pages/media.yaml";
import type { schema } from "./text.schema";
import { contentText } from "../../content/content-text";

export const mediaPage = contentText<typeof schema>(source);
