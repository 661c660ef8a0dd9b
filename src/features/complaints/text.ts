import source from "../../../content/pages/investor-charter.yaml";
import type { schema } from "./text.schema";
import { readTexts } from "../../content/content-text";

export const investorCharter = readTexts<typeof schema>(source);
