import { mapCollections } from "../lib/map-collections";

/** Titles the form of a new record, where Payload would show an id or "[Untitled]", without its tab "API". */
export const nameNewRecords = mapCollections((each) => {
  const { components } = each.admin ?? {};
  const edit = {
    ...components?.edit,
    beforeDocumentControls: [
      ...(components?.edit?.beforeDocumentControls ?? []),
      "/admin/new-record-title#NewRecordTitle",
      "/admin/save-state#SaveState",
    ],
  };
  const admin = { ...each.admin, hideAPIURL: true, components: { ...components, edit } };
  return { ...each, admin };
});
