import source from "../../content/compliance/complaint-rules.yaml";
import type { schema } from "../shared/contract/complaint-rules.schema";
import { readTexts } from "./content-text";

export const complaintRules = readTexts<typeof schema>(source);
