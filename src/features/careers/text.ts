import source from "../../../content/pages/careers.yaml";
import type { schema } from "./text.schema";
import { contentText } from "../../content/content-text";

export const careersPage = contentText<typeof schema>(source);
