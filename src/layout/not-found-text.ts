import source from "../../content/pages/not-found.yaml";
import { readTexts } from "../content/content-text";
import type { schema } from "./not-found-text.schema";

export const notFoundText = readTexts<typeof schema>(source);
