import source from "../../content/pages/not-found.yaml";
import { contentText } from "../content/content-text";
import type { schema } from "./not-found-text.schema";

export const notFoundText = contentText<typeof schema>(source);
