import { isObject } from "../../../../src/shared/contract/answer";

const UNKNOWN = "The post could not be unpublished. Please try once more.";

/** The CMS's own words for a refusal: of the field that is at fault, else of the whole. */
export function errorOf(answer: unknown): string {
  const [error] = listOf(answer);
  if (!isObject(error)) return UNKNOWN;
  const [ofField] = listOf(error.data);
  const message = isObject(ofField) ? ofField.message : error.message;
  return typeof message === "string" ? message : UNKNOWN;
}

function listOf(answer: unknown): unknown[] {
  return isObject(answer) && Array.isArray(answer.errors) ? answer.errors : [];
}
