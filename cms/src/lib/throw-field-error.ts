import { ValidationError, type CollectionSlug } from "payload";

/** Throws an error that Payload sends with 400 and its forms show at the field. */
export function throwFieldError(collection: CollectionSlug, path: string, message: string): never {
  throw new ValidationError({ collection, errors: [{ path, message }] });
}
