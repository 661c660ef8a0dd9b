import { buildFormStateHandler } from "@payloadcms/ui/utilities/buildFormState";
import { dropSentValues } from "./drop-sent-values";

/** Payload's form state without values that equal the sent ones, so that it replaces no newer input (EDT-33). */
export const buildFormState: typeof buildFormStateHandler = async (args) => {
  const result = await buildFormStateHandler(args);
  const { data, formState } = args;
  if (!data || !formState || !result.state) return result;
  return Object.assign(result, { state: dropSentValues(formState, result.state) });
};
