import source from "../../../content/pages/verify-us.yaml";
import { readTexts } from "../../content/content-text";
import type { schema } from "./text.schema";

export const verifyPage = readTexts<typeof schema>(source);
