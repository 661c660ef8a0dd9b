import source from "../../../content/app-screens.yaml";
import type { schema } from "./app-screens.schema";
import { readTexts } from "../../content/content-text";

export const appScreens = readTexts<typeof schema>(source);
