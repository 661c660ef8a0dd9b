import { isObject } from "../../../../src/shared/contract/answer";

const UNKNOWN = "The post could not be unpublished. Please try once more.";

/** Returns the CMS's message of a refusal: the field's, or else the general one. */
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
