import { getNow } from "../../../src/shared/domain/clock";
import { createReferenceIssuer } from "../../../src/shared/domain/reference";

/** One for all records, so that no two in the same moment get the same reference (FRM-12). */
export const issueReference = createReferenceIssuer(getNow);
