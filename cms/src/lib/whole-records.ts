import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, Plugin } from "payload";
import { eachCollection, withHooks } from "./each-collection";

const CHANGES = ["create", "update", "delete", "restoreVersion"];

/** The hooks of a change need all of its record: `select` in the address would leave out files and dates. */
const answerAll: CollectionBeforeOperationHook = ({ args, operation }) =>
  CHANGES.includes(operation) ? { ...args, select: undefined } : args;

const answerAllOfGlobal: GlobalBeforeOperationHook = ({ args, operation }) =>
  CHANGES.includes(operation) ? { ...args, select: undefined } : args;

/** Answers a changed record or global whole, whatever part of it is asked for. */
export const wholeRecords: Plugin = (config) => ({
  ...eachCollection((each) => withHooks(each, { beforeOperation: [answerAll] }))(config),
  globals: config.globals?.map((each) => withHooks(each, { beforeOperation: [answerAllOfGlobal] })),
});
