import { isObject } from "../../../src/shared/contract/response";

/** Returns the CMS's message of a refusal: the field's, or else the general one, or else `unknown`. */
export function readError(body: unknown, unknown: string): string {
  const [error] = readErrors(body);
  if (!isObject(error)) return unknown;
  const [ofField] = readErrors(error.data);
  const message = isObject(ofField) ? ofField.message : error.message;
  return typeof message === "string" ? message : unknown;
}

function readErrors(body: unknown): unknown[] {
  return isObject(body) && Array.isArray(body.errors) ? body.errors : [];
}
