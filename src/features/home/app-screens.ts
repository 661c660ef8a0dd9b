import source from "../../../content/app-screens.yaml";
import type { schema } from "./app-screens.schema";
import { contentText } from "../../content/content-text";

export const appScreens = contentText<typeof schema>(source);
