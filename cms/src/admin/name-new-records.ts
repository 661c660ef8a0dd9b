import { mapCollections } from "../lib/map-collections";

/** Heads the form of a new record with what it will be; Payload would show its id or "[Untitled]". */
export const nameNewRecords = mapCollections((each) => {
  const { components } = each.admin ?? {};
  const edit = {
    ...components?.edit,
    beforeDocumentControls: [
      ...(components?.edit?.beforeDocumentControls ?? []),
      "/admin/new-record-title#NewRecordTitle",
    ],
  };
  return { ...each, admin: { ...each.admin, components: { ...components, edit } } };
});
