import source from "../../../content/pages/careers.yaml";
import type { schema } from "./text.schema";
import { readTexts } from "../../content/content-text";

export const careersPage = readTexts<typeof schema>(source);
