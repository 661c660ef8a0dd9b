import source from "../../../content/enquiry.yaml";
import type { schema } from "./text.schema";
import { readTexts } from "../../content/content-text";

export const enquiryTexts = readTexts<typeof schema>(source);
