import source from "../../content/enquiry.yaml";
import type { EnquiryTexts } from "./enquiry-schema";
import { fillAll } from "./placeholders";
import { site } from "./site";

/** content/enquiry.yaml with its placeholders filled. */
export const enquiryTexts: EnquiryTexts = fillAll(source, site);
