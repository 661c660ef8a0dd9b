import source from "../../../content/pages/verify-us.yaml";
import { contentText } from "../../content/content-text";
import type { schema } from "./text.schema";

export const verifyPage = contentText<typeof schema>(source);
