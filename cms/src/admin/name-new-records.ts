import { mapCollections } from "../lib/map-collections";

/** Adds a title for new records (Payload's: an id or "[Untitled]") and the save state; hides the tab "API". */
export const nameNewRecords = mapCollections((config) => {
  const { components } = config.admin ?? {};
  const edit = {
    ...components?.edit,
    beforeDocumentControls: [
      ...(components?.edit?.beforeDocumentControls ?? []),
      "/admin/new-record-title#NewRecordTitle",
      "/admin/save-state#SaveState",
    ],
  };
  const admin = { ...config.admin, hideAPIURL: true, components: { ...components, edit } };
  return { ...config, admin };
});
