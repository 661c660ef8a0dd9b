import source from "../../../content/pages/contact.yaml";
import type { schema } from "./text.schema";
import { readTexts } from "../../content/content-text";

export const contactPage = readTexts<typeof schema>(source);
