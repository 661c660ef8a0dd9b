import escalationSource from "../../../content/escalation.yaml";
import rulesSource from "../../../content/compliance/complaint-rules.yaml";
import source from "../../../content/complaint.yaml";
import { readTexts } from "../../content/content-text";
import type { schema as escalationSchema } from "../../content/escalation.schema";
import type { schema as rulesSchema } from "../../shared/contract/complaint-rules.schema";
import type { schema } from "./complaint-text.schema";

export const complaintTexts = readTexts<typeof schema>(source);
export const complaintRules = readTexts<typeof rulesSchema>(rulesSource);
/** The steps of a complaint with their limits (TRU-12). */
export const escalation = readTexts<typeof escalationSchema>(escalationSource);
