import { mapCollections } from "../lib/map-collections";

/** Titles the form of a new record, where Payload would show an id or "[Untitled]", without its tab "API". */
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
