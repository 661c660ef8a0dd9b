import { buildFormStateHandler } from "@payloadcms/ui/utilities/buildFormState";
import { listLockable } from "./edit-locks";
import { dropSentValues } from "./drop-sent-values";

/**
 * Payload's form state without values that equal the sent ones, so that it replaces no newer input
 * (EDT-33). Locks only records that the account may change (ACC-07).
 */
export const buildFormState: typeof buildFormStateHandler = async (args) => {
  const { collectionSlug, data, formState, globalSlug, req } = args;
  const returnLockStatus =
    args.returnLockStatus === true &&
    (await listLockable(req)).includes(collectionSlug ?? globalSlug ?? "");
  const result = await buildFormStateHandler({ ...args, returnLockStatus });
  if (!data || !formState || !result.state) return result;
  return Object.assign(result, { state: dropSentValues(formState, result.state) });
};
