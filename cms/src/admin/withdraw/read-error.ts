import { isObject } from "../../../../src/shared/contract/response";

/** Returns the CMS's message of a refusal: the field's, or else the general one, or else `unknown`. */
export function readError(answer: unknown, unknown: string): string {
  const [error] = readErrors(answer);
  if (!isObject(error)) return unknown;
  const [ofField] = readErrors(error.data);
  const message = isObject(ofField) ? ofField.message : error.message;
  return typeof message === "string" ? message : unknown;
}

function readErrors(answer: unknown): unknown[] {
  return isObject(answer) && Array.isArray(answer.errors) ? answer.errors : [];
}
