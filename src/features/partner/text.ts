import source from "../../../content/pages/partner.yaml";
import type { schema } from "./text.schema";
import { contentText } from "../../content/content-text";

export const partnerPage = contentText<typeof schema>(source);
