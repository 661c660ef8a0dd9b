import source from "../../../content/pages/investor-charter.yaml";
import type { schema } from "./text.schema";
import { contentText } from "../../content/content-text";

export const investorCharter = contentText<typeof schema>(source);
