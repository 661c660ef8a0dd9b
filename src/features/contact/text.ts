import source from "../../../content/pages/contact.yaml";
import type { schema } from "./text.schema";
import { contentText } from "../../content/content-text";

export const contactPage = contentText<typeof schema>(source);
