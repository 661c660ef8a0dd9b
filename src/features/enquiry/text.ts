import source from "../../../content/enquiry.yaml";
import type { schema } from "./text.schema";
import { contentText } from "../../content/content-text";

export const enquiryTexts = contentText<typeof schema>(source);
