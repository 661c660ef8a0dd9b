import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, Plugin } from "payload";
import { mapCollections, addHooks } from "../lib/map-collections";

const CHANGES = ["create", "update", "delete", "restoreVersion"];

/** Hooks of a change need the full record, also if the request selects some fields only. */
const clearSelect: CollectionBeforeOperationHook = ({ args, operation }) =>
  CHANGES.includes(operation) ? { ...args, select: undefined } : args;

const clearGlobalSelect: GlobalBeforeOperationHook = ({ args, operation }) =>
  CHANGES.includes(operation) ? { ...args, select: undefined } : args;

/** Returns changed records and globals in full, whatever `select` requests. */
export const forceFullDocs: Plugin = (config) => ({
  ...mapCollections((config) => addHooks(config, { beforeOperation: [clearSelect] }))(config),
  globals: config.globals?.map((item) => addHooks(item, { beforeOperation: [clearGlobalSelect] })),
});
