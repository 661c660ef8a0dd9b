import source from "../../../content/home.yaml";
import type { schema } from "./text.schema";
import { readTexts } from "../../content/content-text";

export const home = readTexts<typeof schema>(source);
