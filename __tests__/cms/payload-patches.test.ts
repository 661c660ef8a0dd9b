import { readFileSync } from "node:fs";

// Each patch of Payload is needed while Payload has this code (docs/decisions/0037).

test.each<[patch: string, file: string, code: RegExp]>([
  [
    "ACC-01 token-stamp.ts: whole accounts are written back",
    "payload/dist/auth/operations/resetPassword.js",
    /updateOne\(\{ id: user\.id, collection: [\w.]+, data: user, req \}\)/,
  ],
  [
    "ACC-01 token-stamp.ts: the next strategy accepts a refused token",
    "payload/dist/auth/executeAuthStrategies.js",
    /if \(result\.user\) \{ return result; \} \} return result;/,
  ],
  [
    "EDT-10 database.ts: a failed commit is reported as saved (payload#17726)",
    "@payloadcms/drizzle/dist/transactions/commitTransaction.js",
    /try \{ await session\.resolve\(\); \} catch \(_\) \{ await session\.reject\(\); \}/,
  ],
  [
    "PST-01 replaced-files.ts: files are removed before their successors are stored",
    "payload/dist/collections/operations/utilities/update.js",
    /await deleteAssociatedFiles\(.+ beforeValidate - Fields .+ await uploadFiles\(/,
  ],
  [
    "PST-01 missing-file.ts: a missing file gets 500",
    "payload/dist/uploads/endpoints/getFile.js",
    /File .+ is missing on the disk.+ status: 500/,
  ],
  [
    "EDT-33 session-keeper.tsx: the end of a session leaves the page (payload#3274)",
    "@payloadcms/ui/dist/providers/Auth/index.js",
    /setTimeout\(\(\) => \{ revokeTokenAndExpire\(\); redirectToInactivityRoute\(\);/,
  ],
  [
    "EDT-69 save-state.tsx: an automatic save ends as if the form was changed during it",
    "@payloadcms/ui/dist/forms/Form/index.js",
    /setModified = useCallback\(\w+ => \{ if \(backgroundProcessingRef\.current\) \{ modifiedWhileProcessingRef\.current = true;/,
  ],
  [
    "EDT-69 block-values.tsx: equal values of a block are written",
    "@payloadcms/richtext-lexical/dist/features/blocks/client/component/index.js",
    /newData_0\.blockType = blockType; node_0\.setFields\(newData_0, true\);/,
  ],
  [
    "EDT-32 typed-schedule.ts: the drawer's picker has no format",
    "@payloadcms/ui/dist/elements/PublishButton/ScheduleDrawer/index.js",
    /DatePickerField, \{ id: "time", maxTime: [^}]+ value: displayedValue \}/,
  ],
  [
    "EDT-33 save-state.tsx: a refused save disables Save (payload#17517)",
    "@payloadcms/ui/dist/forms/Form/index.js",
    /if \(!modifiedWhileProcessingRef\.current\) \{ setModified\(false\);/,
  ],
  [
    "EDT-33 drop-sent-values.ts: a saved value replaces newer input (payload#17676)",
    "@payloadcms/ui/dist/forms/Form/mergeServerFormState.js",
    /incomingField\.addedByServer \|\| acceptValues === true \|\|/,
  ],
  [
    "EDT-33 block-values.tsx: a block's input waits for the server",
    "@payloadcms/richtext-lexical/dist/features/blocks/client/component/index.js",
    /= await getFormState\(.+setTimeout\(\(\) => \{ editor\.update\(/,
  ],
  [
    "EDT-34 schedule-errors.tsx: the drawer ignores a returned refusal",
    "@payloadcms/ui/dist/elements/PublishButton/ScheduleDrawer/index.js",
    / await schedulePublish\(\{ type,[^;]+; setDate\(undefined\); toast\.success/,
  ],
  [
    "EDT-04 name-controls.tsx: icons have no names (payload#1227)",
    "@payloadcms/richtext-lexical/dist/features/toolbars/shared/ToolbarButton/index.js",
    /_jsx\("button", \{ className, "data-button-key": item\.key, onClick/,
  ],
])("%s", (_patch, file, code) => {
  const source = readFileSync(`node_modules/${file}`, "utf8").replace(/\s+/g, " ");
  const advice = `Payload has changed ${file}: try the other tests without this patch, and remove it if they pass.`;
  expect(code.test(source) ? "needed" : advice).toBe("needed");
});
