import words from "../../content/compliance/claim-words.yaml";
import source from "../../content/claims.yaml";
import type { schema } from "./claim-words.schema";
import { readTexts } from "./content-text";
import type { ShownClaims } from "./shown-claims";

/** The claims of content/claims.yaml as they are shown on the day of the build (TRU-17, TRU-18). */
export const claims = source as ShownClaims;

export const claimWords = readTexts<typeof schema>(words);
