import source from "../../../content/enquiry-sent.yaml";
import type { schema } from "./sent-text.schema";
import { readTexts } from "../../content/content-text";

export const sentTexts = readTexts<typeof schema>(source);
