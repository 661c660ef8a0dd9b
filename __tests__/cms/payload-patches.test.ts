import { readFileSync } from "node:fs";

// Each patch of Payload is needed while Payload has this code. If a test fails after an update, try
// the patch's other tests without the patch, and remove it if they pass (docs/decisions/0037).

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
    "EDT-33 session-keeper.tsx: the end of a session leaves the page (payload#3274)",
    "@payloadcms/ui/dist/providers/Auth/index.js",
    /setTimeout\(\(\) => \{ revokeTokenAndExpire\(\); redirectToInactivityRoute\(\);/,
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
  expect(source).toMatch(code);
});
