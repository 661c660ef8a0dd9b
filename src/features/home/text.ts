import source from "../../../content/home.yaml";
import type { schema } from "./text.schema";
import { contentText } from "../../content/content-text";

export const home = contentText<typeof schema>(source);
